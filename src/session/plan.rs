//! The adaptive run: at each cell at most one question, of the kind that the learner needs most.

use super::{Ask, Example, Session};
use crate::quiz::{self, Help, Kind, Level, Task};
use crate::{Interval, Phase};

/// What an adaptive run does at a cell. Decided when the run arrives there, and kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Plan {
    /// It is a worked example: reads, formula and value are shown, step by step.
    Show,
    /// It is trusted: the run flows through.
    Pass,
    /// It is asked.
    Ask(Task),
}

impl Session {
    /// Decides about the cell that comes next, if the run is adaptive and this was not decided before.
    pub(super) fn arrive(&mut self) {
        self.zoom = None;
        if self.ask != Ask::Adaptive || self.place.written == self.trace().cells() {
            return;
        }
        let at = self.trace().nth(self.place.written);
        if let Err(gap) = self.find_plan(at) {
            let plan = self.plan_for(at);
            self.plans.insert(gap, (at, plan));
        }
    }

    /// What is asked about a cell of an adaptive run.
    pub(super) fn planned_task(&self, at: Interval) -> Option<Task> {
        match self.plan(at)? {
            Plan::Ask(task) => Some(task),
            Plan::Show | Plan::Pass => None,
        }
    }

    /// Whether the next cell is a worked example, before which a run stops, or one is on the stage.
    pub(super) fn example(&self) -> Option<Example> {
        self.next_plan().filter(|&plan| plan == Plan::Show).map(|_| match self.place.phase {
            Phase::Reading => Example::Now,
            Phase::Settled | Phase::Answered => Example::Next,
        })
    }

    /// Whether the next cell is one through which a run flows.
    pub(super) fn is_before_trusted(&self) -> bool {
        self.next_plan() == Some(Plan::Pass)
    }

    fn next_plan(&self) -> Option<Plan> {
        let trace = self.trace();
        (self.ask == Ask::Adaptive && self.place.written < trace.cells())
            .then(|| self.plan(trace.nth(self.place.written)))
            .flatten()
    }

    pub(super) fn plan(&self, at: Interval) -> Option<Plan> {
        self.find_plan(at).ok().map(|found| self.plans[found].1)
    }

    fn find_plan(&self, at: Interval) -> Result<usize, usize> {
        self.plans.binary_search_by_key(&at, |&(cell, _)| cell)
    }

    fn plan_for(&self, at: Interval) -> Plan {
        let mastery = &self.learner.mastery;
        if self.trace().is_base(at) {
            // Asked until one was right, then trusted.
            return if mastery.base_known { Plan::Pass } else { Plan::Ask(Task::with_formula(Kind::Value)) };
        }
        if mastery.needs_worked_example() {
            return Plan::Show;
        }
        let is_whole = at == self.table.row().whole();
        let mut kinds = Kind::ALL;
        if is_whole {
            // What all is about comes first at the end.
            kinds.reverse();
        }
        let asks = |at: Interval, plan, kind| matches!(plan, Plan::Ask(task) if task.kind == kind) && at.gap() > 0;
        let asked = |kind| self.plans.iter().filter(|&&(at, plan)| asks(at, plan, kind)).count();
        let needed = kinds
            .into_iter()
            .filter(|&kind| mastery.skill(kind).level < Level::Mastered && self.is_worth_asking(kind, at))
            .min_by_key(|&kind| (mastery.skill(kind).level, asked(kind)));
        match needed {
            Some(kind) => Plan::Ask(mastery.task(kind)),
            // All is known: the answer to the whole row keeps that honest.
            None if is_whole => Plan::Ask(Task { kind: Kind::Value, help: Help::Alone }),
            None => Plan::Pass,
        }
    }

    /// Whether there is something to decide: where any empty cell may come next that is no question, and on two coins many
    /// wrong rules give the right number.
    fn is_worth_asking(&self, kind: Kind, at: Interval) -> bool {
        let is_whole = at == self.table.row().whole();
        let is_reading = self.place.phase == Phase::Reading;
        match kind {
            Kind::Next => !is_reading && !quiz::any_comes_next(&self.trace(), self.place.written),
            Kind::Reads => !is_reading,
            Kind::End | Kind::Value => at.gap() > 1 || is_whole,
        }
    }
}
