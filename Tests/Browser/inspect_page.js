// Runs inside a page and returns what is wrong with it, a sentence each.

const complaints = [];
const complain = (sentence) => complaints.push(sentence);
const name = (element) =>
  element.tagName.toLowerCase() + (element.className.baseVal ?? element.className ? "." + (element.className.baseVal ?? element.className) : "");

// What is left out while it is out of sight is measured too; to lay it out again for each question would take minutes.
for (const part of document.querySelectorAll(".part")) part.style.contentVisibility = "visible";

const root = document.documentElement;
if (root.scrollWidth > root.clientWidth) complain(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}`);
if (!root.lang) complain("the page does not say its language");
for (const script of document.scripts) if (!script.src) complain("the page has a script within");
for (const entry of performance.getEntriesByType("resource")) {
  if (!entry.name.startsWith("file:")) complain(`it asked for ${entry.name}`);
}

// Headings: one h1, and no level is skipped on the way down.
const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) => Number(heading.tagName[1]));
if (levels.filter((level) => level === 1).length !== 1) complain("there is not exactly one h1");
levels.forEach((level, index) => {
  if (index && level > levels[index - 1] + 1) complain(`an h${level} follows an h${levels[index - 1]}`);
});

// What is drawn has a name, and a name is not said twice.
for (const svg of document.querySelectorAll("svg")) {
  if (svg.parentElement.closest("svg") || svg.closest('[aria-hidden="true"]')) continue;
  if (!svg.querySelector("title") && !svg.getAttribute("aria-label")) complain(`${name(svg)} has no name`);
}
for (const image of document.images) if (!image.hasAttribute("alt")) complain(`${image.src} has no alternative text`);
const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
const seen = new Set();
for (const id of ids) if (seen.size === seen.add(id).size) complain(`the id ${id} stands twice`);

// An address must outlive the next edit, so no place is called by a line's number.
for (const id of ids) if (/^_?(l|line|run|plot)-?\d+$/.test(id)) complain(`the id ${id} is made of a number`);

// Every page leads to the next one; the last one back. The book on one page leads nowhere but within.
if (!document.querySelector(".whole") && !document.querySelector('.turn a[rel="next"], .turn a[rel="prev"]')) complain("no link leads to the next page");

// A row of lanes says something, be it that nothing happened.
for (const lanes of document.querySelectorAll("svg.lanes")) {
  const rows = lanes.parentElement.querySelectorAll(".names li").length;
  const words = [...lanes.querySelectorAll("text:not(.t)")].map((text) => Number(text.getAttribute("y")));
  for (let row = 0; row < rows; row += 1) {
    const middle = 34 * row + 17;
    if (!words.some((y) => Math.abs(y - middle) < 12)) complain(`row ${row + 1} of the lanes of ${lanes.closest("figure")?.id} has no word`);
  }
}

// Few sizes of letters; the screens in the pictures have their own.
const sizes = new Set();
for (const element of document.body.querySelectorAll("*")) {
  if (element.closest("svg.phone, .sprite") || ![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
  if (element.getClientRects().length) sizes.add(getComputedStyle(element).fontSize);
}
if (sizes.size > 8) complain(`there are ${sizes.size} sizes of letters: ${[...sizes].join(", ")}`);

// Nothing sticks out of the window, unless it scrolls inside something that fits, or waits outside it for the focus.
const scrolls = (element) => {
  for (let parent = element; parent; parent = parent.parentElement) {
    if (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(parent).overflowX)) return true;
  }
  return false;
};
for (const element of document.body.querySelectorAll("*:not(.unseen-text *, .sprite *)")) {
  const box = element.getBoundingClientRect();
  const sticksOut = box.right > root.clientWidth + 1 || (box.left < -1 && box.right > 0);
  if (box.width && sticksOut && !scrolls(element)) {
    complain(`${name(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
  }
}

// Text stands out from what is behind it: 4.5 to 1, or 3 to 1 when it is large.
const channels = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const parse = (colour) => {
  const numbers = channels(colour);
  const scale = colour.startsWith("color(") ? 1 : 255;
  return { rgb: numbers.slice(0, 3).map((value) => value / scale), alpha: numbers[3] ?? 1 };
};
const over = (top, bottom) => top.rgb.map((value, index) => value * top.alpha + bottom[index] * (1 - top.alpha));
const luminance = (rgb) => 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
const backdrop = (element) => {
  if (!element) return [1, 1, 1];
  const colour = parse(getComputedStyle(element).backgroundColor);
  return colour.alpha === 1 ? colour.rgb : over(colour, backdrop(element.parentElement));
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const reported = new Set();
while (walker.nextNode()) {
  const text = walker.currentNode;
  const element = text.parentElement;
  if (!text.data.trim() || element.closest("svg") || !element.getClientRects().length) continue;
  const style = getComputedStyle(element);
  const behind = backdrop(element);
  const front = over(parse(style.color), behind);
  const [light, dark] = [luminance(front), luminance(behind)].sort((a, b) => b - a);
  const ratio = (light + 0.05) / (dark + 0.05);
  const size = parseFloat(style.fontSize);
  const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  const what = `${name(element)} has a contrast of ${ratio.toFixed(2)} to 1 where ${needed} is needed`;
  if (ratio < needed && !reported.has(what)) {
    reported.add(what);
    complain(what);
  }
}

return complaints;
