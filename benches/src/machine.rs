//! What figures depend on: the machine, and what else it does.

use std::fs;
use std::process::Command;

/// The name of the processor, as the system tells it.
pub(crate) fn processor() -> String {
    let linux = fs::read_to_string("/proc/cpuinfo").ok();
    let named = linux.as_deref().and_then(model_name).map(str::to_owned);
    let mac = || said(Command::new("sysctl").args(["-n", "machdep.cpu.brand_string"]));
    let windows = || std::env::var("PROCESSOR_IDENTIFIER").ok();
    named.or_else(mac).or_else(windows).unwrap_or_else(|| "an unknown processor".to_owned())
}

/// How many threads wanted to run in the last minute, where the system tells it.
pub(crate) fn load() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

fn model_name(cpuinfo: &str) -> Option<&str> {
    let line = cpuinfo.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, name)| name.trim())
}

fn said(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn model_name_is_found_among_the_rest() {
        assert_eq!(model_name("processor\t: 0\nmodel name\t: A: B 3\nmodel name\t: C\n"), Some("A: B 3"));
        assert_eq!(model_name("processor\t: 0\n"), None);
    }
}
