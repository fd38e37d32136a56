// Nothing sticks out of the window, and no line of a listing out of its box.
if (root.scrollWidth > root.clientWidth) {
  complain(null, `the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}`, "find what is too wide among the next complaints");
}
const clips = new Map();
const isClipped = (element) => {
  if (!element) return false;
  if (!clips.has(element)) clips.set(element, getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
  return clips.get(element);
};
for (const element of document.body.querySelectorAll("*:not(.unseen-text *, .sprite, .sprite *, svg *)")) {
  const box = element.getBoundingClientRect();
  const sticksOut = box.right > root.clientWidth + 1 || (box.left < -1 && box.right > 0);
  if (box.width && sticksOut && !isClipped(element)) {
    complain(element, `it reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px in a window of ${root.clientWidth}`, "let it wrap or shrink");
  }
}
// A listing wraps: what its box hides, or lets one scroll to, is cut off.
for (const code of document.querySelectorAll("pre")) {
  if (!code.getClientRects().length) continue;
  const box = code.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(code);
  const right = Math.max(0, ...[...range.getClientRects()].map((line) => line.right));
  if (right > box.right + 1 || code.scrollWidth > code.clientWidth + 1) {
    complain(code, `a line of the listing ends at ${Math.round(Math.max(right, box.left + code.scrollWidth))} px, its box at ${Math.round(box.right)}`, "let the line wrap");
  }
}
