//! The boundary: converts and delegates, nothing else. What fails throws an `Error`.
#![expect(clippy::missing_errors_doc, reason = "an error is a name or a coin that is none")]

use crate::{Colour, Colours, Grain, Look, Measure, Painting, Picture, stretched};
use both_ends::link::View;
use both_ends::{Choice, Formulation, Interval, Order, Row, Sequence};
use wasm_bindgen::{Clamped, prelude::*};
use web_sys::{CanvasRenderingContext2d, ImageData};

/// A solved row, and how it was painted last.
#[wasm_bindgen(js_name = Picture)]
pub struct JsPicture {
    picture: Picture,
    painting: Option<Painting>,
}

#[wasm_bindgen(js_class = Picture)]
impl JsPicture {
    /// Solves a row, given as it is echoed.
    #[wasm_bindgen(constructor)]
    pub fn new(coins: &str) -> Result<Self, JsError> {
        Ok(Self { picture: Picture::new(coins.parse::<Row>()?), painting: None })
    }

    /// Paints the cells that are filled after `step` steps over the whole canvas, which becomes a square of about `most` dots
    /// across. Colours are 0xRRGGBB: empty, behind,
    /// even, ahead, left, right, either.
    #[expect(clippy::too_many_arguments, reason = "what is painted, and how")]
    pub fn paint(
        &mut self,
        canvas: &CanvasRenderingContext2d,
        rule: &str,
        order: &str,
        step: usize,
        view: &str,
        measure: &str,
        colours: &[u32],
        most: u32,
    ) -> Result<(), JsValue> {
        let view = View::from_id(view).ok_or_else(|| unknown(view))?;
        let measure = Measure::from_id(measure).ok_or_else(|| unknown(measure))?;
        let colours = colours_of(colours).ok_or_else(|| unknown("colours"))?;
        let sequence = self.sequence(rule, order)?;
        let n = self.picture.table().row().len();
        let grain = Grain::within(n, most as usize);
        let look = Look { sequence, view, measure, colours, grain };
        let painting = match self.painting.take() {
            Some(painting) if painting.look() == look => painting,
            _ => Painting::new(n, look),
        };
        let painting = self.painting.insert(painting);
        painting.fill(&self.picture, sequence.filled_by(step).0);
        #[expect(clippy::cast_possible_truncation, reason = "at most one for each coin, or `most`")]
        let across = grain.across(n) as u32;
        if let Some(element) = canvas.canvas().filter(|element| (element.width(), element.height()) != (across, across))
        {
            element.set_width(across);
            element.set_height(across);
        }
        let image = ImageData::new_with_u8_clamped_array(Clamped(&painting.bytes()), across)?;
        canvas.put_image_data(&image, 0.0, 0.0)
    }

    /// A cell that is filled after `step` steps: the mover's total, the lead, the sum of the coins, and the end to take as
    /// 0 left, 1 right, 2 either, 3 where there is one coin. Undefined for one that is not filled or that there is not.
    pub fn cell(&self, rule: &str, order: &str, step: usize, i: usize, j: usize) -> Result<Option<Vec<f64>>, JsValue> {
        let sequence = self.sequence(rule, order)?;
        let table = self.picture.table();
        if i > j || j >= table.row().len() {
            return Ok(None);
        }
        let at = Interval::new(i, j);
        let is_filled = sequence.contains(at) && sequence.index(at) < sequence.filled_by(step).0;
        let choice = match table.choice(at) {
            Choice::Left => 0.0,
            Choice::Right => 1.0,
            Choice::Tie => 2.0,
            Choice::Only => 3.0,
        };
        let numbers = [table.total(at), table.lead(at), table.row().sum(at)].map(float);
        Ok(is_filled.then(|| numbers.into_iter().chain([choice]).collect()))
    }

    fn sequence(&self, rule: &str, order: &str) -> Result<Sequence, JsValue> {
        let rule = Formulation::from_id(rule).ok_or_else(|| unknown(rule))?;
        let order = Order::from_id(order).ok_or_else(|| unknown(order))?;
        Ok(order.sequence(self.picture.table().row().len(), rule))
    }
}

/// Where a share of the interval stands between behind, 0, and ahead, 1, on the scale of colours.
#[wasm_bindgen(js_name = onScale)]
pub fn on_scale(share: f64) -> f64 {
    f64::midpoint(1.0, stretched(2.0 * share - 1.0))
}

fn colours_of(colours: &[u32]) -> Option<Colours> {
    let &[empty, behind, even, ahead, left, right, either] = colours else { return None };
    let [empty, behind, even, ahead, left, right, either] =
        [empty, behind, even, ahead, left, right, either].map(parts);
    Some(Colours { empty, behind, even, ahead, left, right, either })
}

fn parts(colour: u32) -> Colour {
    let [_, red, green, blue] = colour.to_be_bytes();
    [red, green, blue]
}

fn unknown(name: &str) -> JsValue {
    js_sys::Error::new(&format!("`{name}` is not known")).into()
}

#[expect(clippy::cast_precision_loss, reason = "every sum of a row is exact in an f64")]
fn float(value: i64) -> f64 {
    value as f64
}
