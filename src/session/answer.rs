//! Answers: reading them, judging them, and what follows for the run and for the learner.

use super::progress::read_cell;
use super::{Causes, Said, Session};
use crate::number::read_answer;
use crate::quiz::{self, Cause, Fault, Kind, Outcome, Slip, Task};
use crate::recurrence::Choice;
use crate::{Formulation, Interval, Table};
use std::time::Duration;

/// A wrong answer that comes within this time was not thought through.
const HASTY: Duration = Duration::from_millis(2_500);

/// So many of them in a row, and a hint slows the learner down.
const TOO_HASTY: u32 = 3;

/// Fewer where there are only three things to choose from.
const TOO_HASTY_OF_THREE: u32 = 2;

/// An answer as understood.
enum Answer {
    Value(i64),
    Next(Interval),
    Reads(Vec<Interval>),
    End(Choice),
}

/// What is wrong with an answer.
enum Wrong {
    Number(i64),
    Choice(Fault),
}

impl Session {
    /// Checks an answer: a number, cells as `0,1 1,2`, or an end as `left`, `right` or `both`.
    ///
    /// Right: the run goes on to the next question or to the end. Wrong, or not an answer: the question stays. Without
    /// an open question nothing happens.
    pub fn answer(&mut self, answer: &str) {
        self.answer_after(answer, Duration::MAX);
    }

    /// The same, given how long the learner looked at the question or at the last verdict on it.
    pub fn answer_after(&mut self, answer: &str, looked: Duration) {
        let Some((at, task)) = self.question_at() else { return };
        let Some(answer) = self.read(task.kind, answer) else {
            self.said = Some(Said::NotWhole { at, kind: task.kind });
            return;
        };
        let judged = self.judge(at, &answer);
        if let Answer::Value(value) = answer
            && self.is_about_slips(at)
        {
            self.learner.evidence.update(&self.table, at, value);
            if judged.is_err() {
                self.wrong_answers.push((at, value));
            }
        }
        match judged {
            Ok(other) => self.take_right(at, task, &answer, other),
            Err(wrong) => self.take_wrong(at, task, wrong, looked),
        }
    }

    fn take_right(&mut self, at: Interval, task: Task, answer: &Answer, other: Option<Interval>) {
        let filled = self.trace().filled(at);
        let credit = self.earns_credit(at, task.kind);
        if credit {
            let unaided = self.attempt(at, task.kind).hints == 0;
            if self.says_something(at, task.kind) {
                self.note(at, task, Outcome::Right { proves: unaided && !self.is_lucky(at, answer) });
                // The same question, but on another row than the one where it was given up.
                if unaided && !self.given_up[task.kind as usize] && !self.trace().is_base(at) {
                    self.learner.mastery.settle_fresh_row(task.kind);
                }
            }
            self.attempt_mut(at, task.kind).first = Some((task.kind, true));
        }
        self.attempt_mut(at, task.kind).answered = true;
        self.resolve(at, task.kind);
        // An exercise is one question: its verdict stays.
        if self.only.is_none() {
            self.run_on();
        }
        self.said = Some(Said::right(at, task.kind, filled, credit, other));
    }

    fn take_wrong(&mut self, at: Interval, task: Task, wrong: Wrong, looked: Duration) {
        let tells = self.says_something(at, task.kind);
        self.miss(at, task.kind);
        let attempt = self.attempt_mut(at, task.kind);
        attempt.tells |= tells;
        attempt.wrong += 1;
        attempt.hasty = if looked < HASTY { attempt.hasty + 1 } else { 0 };
        let is_too_hasty = attempt.hasty >= if task.kind == Kind::End { TOO_HASTY_OF_THREE } else { TOO_HASTY };
        if is_too_hasty {
            attempt.hasty = 0;
        }
        let (tries, tells) = (attempt.wrong, attempt.tells);
        match tries {
            1 if tells => self.note(at, task, Outcome::Wrong),
            2 if tells => self.note(at, task, Outcome::GivenUp),
            _ => {}
        }
        let slower = is_too_hasty.then(|| self.next_hint(at, task.kind));
        self.said = Some(match wrong {
            Wrong::Number(typed) => Said::Wrong { at, typed, tries, causes: self.causes(at, typed), slower },
            Wrong::Choice(fault) => Said::WrongChoice { at, kind: task.kind, tries, fault, slower },
        });
    }

    /// Takes in how a question ended. Base cases are known or not, and no more.
    pub(super) fn note(&mut self, at: Interval, task: Task, outcome: Outcome) {
        if self.trace().is_base(at) {
            self.learner.mastery.base_known |= matches!(outcome, Outcome::Right { .. });
            return;
        }
        self.learner.mastery.note(task, outcome);
        self.given_up[task.kind as usize] |= outcome == Outcome::GivenUp;
    }

    /// Whether a first answer to the value of this cell says something about slips. They are about totals.
    fn is_about_slips(&self, at: Interval) -> bool {
        self.earns_credit(at, Kind::Value) && self.formulation != Formulation::Lead
    }

    /// Whether a right answer is explained as well by a rule that is wrong.
    fn is_lucky(&self, at: Interval, answer: &Answer) -> bool {
        match answer {
            // Under `lead` there is no evidence for or against a slip.
            Answer::Value(_) => {
                let evidence = &self.learner.evidence;
                let is_doubtful = evidence.no_slip() < 0.5 || evidence.luck(&self.table, at) > 0.25;
                self.formulation != Formulation::Lead && is_doubtful
            }
            Answer::End(choice) => *choice == bigger_coin(&self.table, at),
            Answer::Next(_) => quiz::any_comes_next(&self.trace(), self.place.written),
            Answer::Reads(_) => false,
        }
    }

    fn read(&self, kind: Kind, answer: &str) -> Option<Answer> {
        let cell = |text: &str| read_cell(text).filter(|at| at.j() < self.table.row().len());
        match kind {
            Kind::Value => read_answer(answer).map(Answer::Value),
            Kind::Next => cell(answer).map(Answer::Next),
            Kind::Reads => {
                let cells = answer.split(' ').map(cell).collect::<Option<_>>()?;
                Some(Answer::Reads(cells))
            }
            Kind::End => match answer {
                "left" => Some(Answer::End(Choice::Left)),
                "right" => Some(Answer::End(Choice::Right)),
                "both" => Some(Answer::End(Choice::Tie)),
                _ => None,
            },
        }
    }

    /// Right, perhaps with another cell than the one that comes next here, or what is wrong.
    fn judge(&self, at: Interval, answer: &Answer) -> Result<Option<Interval>, Wrong> {
        let trace = self.trace();
        let fault = match answer {
            Answer::Value(value) if trace.cell(at).value == *value => return Ok(None),
            Answer::Value(value) => return Err(Wrong::Number(*value)),
            Answer::Next(cell) => quiz::judge_next(&trace, self.place.written, *cell),
            Answer::Reads(cells) => quiz::judge_reads(&trace, self.place.written, at, cells),
            Answer::End(choice) => quiz::judge_end(&trace, at, *choice),
        };
        match (fault, answer) {
            (Some(fault), _) => Err(Wrong::Choice(fault)),
            (None, Answer::Next(cell)) => Ok(Some(*cell).filter(|&cell| cell != at)),
            _ => Ok(None),
        }
    }

    /// The two most likely causes of a wrong number, by what the learner answered so far.
    ///
    /// Under `lead` another number is asked, which the slips say nothing about.
    fn causes(&self, at: Interval, typed: i64) -> Causes {
        if self.formulation == Formulation::Lead || at.gap() == 0 {
            return [None; 2];
        }
        let mut causes = quiz::diagnose(&self.table, at, typed).causes;
        // Where both cells read are the same, to copy one and to give the opponent's share is one and the same.
        if causes.contains(&Cause::Slip(Slip::OpponentsTotal)) {
            causes.retain(|&cause| cause != Cause::Slip(Slip::CopiedRead));
        }
        let mut take_likeliest = || {
            let weight = |&nth: &usize| self.learner.evidence.weight(causes[nth]);
            let likeliest = (0..causes.len()).rev().max_by(|a, b| weight(a).total_cmp(&weight(b)))?;
            Some(causes.remove(likeliest))
        };
        [take_likeliest(), take_likeliest()]
    }
}

/// The end with the bigger coin.
pub(super) fn bigger_coin(table: &Table, at: Interval) -> Choice {
    let coins = table.row().coins();
    Choice::between(coins[at.i()], coins[at.j()])
}
