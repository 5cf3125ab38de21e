// Feeds a listing: a row per line in, its total per line out.

include!("listing.rs");

fn main() {
    for line in std::io::stdin().lines() {
        let line = line.expect("the rows are text");
        let coins: Vec<i64> = line.split(' ').map(|coin| coin.parse().expect("coins are whole numbers")).collect();
        println!("{}", best_total(&coins));
    }
}
