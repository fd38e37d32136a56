// In figures, words stand out from what is behind them by 4.5 to 1, the finger and strokes with a meaning by 3 to 1.
// Words on a screen have the colours of the app, of which UIKit's own blue on white has 4: there 3 to 1 will do.
const SHAPES = ["finger", "ring", "thumb", "path", "tip", "dot", "win", "waiting", "cross", "crossring", "possible", "none", "arrow", "arrowhead", "break"];

/** What an element of a drawing paints at a point: its fill or its stroke, or nothing. */
function paintAt(element, x, y, style = getComputedStyle(element)) {
  if (!(element instanceof SVGGeometryElement)) return null;
  const matrix = element.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const opacity = opacityOf(element);
  if (style.stroke !== "none" && element.isPointInStroke(point)) return fade(colour(style.stroke), opacity * Number(style.strokeOpacity));
  if (style.fill === "none" || !element.isPointInFill(point)) return null;
  // A hatch is taken for its darker half.
  const fill = style.fill.startsWith("url") ? style.stroke : style.fill;
  return fade(colour(fill), opacity * Number(style.fillOpacity));
}

const paintOf = (at, x, y) => (at instanceof SVGElement ? paintAt(at, x, y) : colour(getComputedStyle(at).backgroundColor)) ?? [0, 0, 0, 0];
const pile = (stack, x, y) => stack.reduceRight((bottom, at) => over(paintOf(at, x, y), bottom), backdrop(null));
const seenAt = (x, y) => pile(document.elementsFromPoint(x, y), x, y);

/** Whether one continues the other: two arrows from one lane are a single line for a part of their way. */
const isAlike = (one, other) => one.classList.length > 0 && one.parentNode === other.parentNode && one.classList.value === other.classList.value;

/** What lies behind a point of an element and its like, and what lies before it, from the bottom up. */
function layers(element, x, y) {
  const stack = document.elementsFromPoint(x, y);
  const place = stack.indexOf(element);
  if (place < 0) return null;
  const behind = stack.slice(place + 1).filter((at) => !isAlike(at, element));
  return { behind: pile(behind, x, y), above: stack.slice(0, place).map((at) => paintOf(at, x, y)).reverse() };
}

function ratioAt(element, x, y, front) {
  const found = layers(element, x, y);
  if (!found || found.above.some((layer) => layer[3] > 0.9)) return null;
  const seen = (paint) => found.above.reduce((bottom, layer) => over(layer, bottom), paint);
  return contrast(seen(over(front, found.behind)), seen(found.behind));
}

/** The contrasts at some points of an element, of those that are seen at all, from the least on. */
function ratios(element, points, front) {
  return points
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    .map(([x, y]) => ratioAt(element, x, y, front))
    .filter((ratio) => ratio !== null)
    .sort((a, b) => a - b);
}

/** The contrasts of a filled shape with what is round about it. */
function around(element, front) {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const own = layers(element, x, y);
  if (!own || own.above.some((layer) => layer[3] > 0.9)) return [];
  const inside = over(front, own.behind);
  return [[box.left - 2, y], [box.right + 2, y], [x, box.top - 2], [x, box.bottom + 2]]
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    .map(([x, y]) => contrast(inside, seenAt(x, y)))
    .sort((a, b) => a - b);
}

function words(text) {
  const style = getComputedStyle(text);
  if (style.fill === "none" || !text.textContent.trim()) return;
  const opacity = opacityOf(text);
  // In a screen, what is on its way in or out has a contrast of its own for each moment.
  if (opacity === 0 || (opacity < 1 && text.closest(".phone"))) return;
  const box = text.getBoundingClientRect();
  // A word with a wide rim of its own stands on that.
  const hasRim = style.paintOrder.startsWith("stroke") && style.stroke !== "none" && parseFloat(style.strokeWidth) >= 4;
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.25, 0.5, 0.75].map((y) => [box.left + box.width * x, box.top + box.height * y]));
  const front = fade(colour(style.fill), opacity * Number(style.fillOpacity));
  const ratio = hasRim ? contrast(front, colour(style.stroke)) : ratios(text, points, front)[0];
  const needed = text.closest(".phone") ? 3 : 4.5;
  if (ratio < needed) {
    complain(text, `“${text.textContent}” has a contrast of ${ratio.toFixed(2)} to 1 in the figure, and ${needed} is needed`, "change its colour, or what is behind it");
  }
}

function shape(element) {
  if (!(element instanceof SVGGeometryElement)) return;
  const style = getComputedStyle(element);
  const isStroked = style.stroke !== "none" && parseFloat(style.strokeWidth) > 0;
  const matrix = element.getScreenCTM();
  if (opacityOf(element) === 0) return;
  const points = [];
  if (isStroked) {
    const length = element.getTotalLength();
    for (const part of [0.06, 0.18, 0.31, 0.43, 0.56, 0.68, 0.81, 0.93]) points.push(element.getPointAtLength(length * part).matrixTransform(matrix));
  }
  const paint = isStroked ? fade(colour(style.stroke), Number(style.strokeOpacity)) : fade(colour(style.fill), Number(style.fillOpacity));
  const front = fade(paint, opacityOf(element));
  const found = isStroked ? ratios(element, points.map(({ x, y }) => [x, y]), front) : around(element, front);
  // Where lines of one colour meet they need not be told apart; of what is left it is the middle one that counts.
  const apart = found.filter((ratio) => ratio > 1.02);
  const ratio = apart.length ? apart[Math.floor(apart.length / 2)] : found[0];
  if (ratio < 3) {
    complain(element, `it has a contrast of ${ratio.toFixed(2)} to 1 in the figure, and 3 is needed`, "change its colour, or give it a casing");
  }
}

// What stands in a drawing by reference cannot be found at a point; so it is put there itself.
for (const use of document.querySelectorAll("svg.phone use, svg.lanes use")) {
  const copy = document.querySelector(use.getAttribute("href"))?.cloneNode(true);
  if (!copy) continue;
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const { name, value } of use.attributes) if (name !== "href") frame.setAttribute(name, value);
  frame.style.overflow = "visible";
  frame.append(copy);
  use.replaceWith(frame);
}
for (const svg of document.querySelectorAll("svg.phone, svg.lanes, svg.plot")) {
  if (!svg.getClientRects().length) continue;
  svg.scrollIntoView({ block: "center", behavior: "instant" });
  svg.querySelectorAll("text").forEach(words);
  for (const name of SHAPES) svg.querySelectorAll("." + name).forEach(shape);
}
scrollTo({ top: 0, behavior: "instant" });
