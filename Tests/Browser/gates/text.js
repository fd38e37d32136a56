// Text stands out from what is behind it: 4.5 to 1, or 3 to 1 when it is large.
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const judged = new Set();
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || judged.has(element) || element.closest("svg, .unseen-text, script, style")) continue;
  judged.add(element);
  if (!element.getClientRects().length) continue;
  const style = getComputedStyle(element);
  if (element.closest(":disabled") || style.visibility === "hidden") continue;
  const behind = backdrop(element);
  const ratio = contrast(over(fade(colour(style.color), opacityOf(element)), behind), behind);
  const size = parseFloat(style.fontSize);
  const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  if (ratio < needed) complain(element, `its text has a contrast of ${ratio.toFixed(2)} to 1, and ${needed} is needed`, "take a darker or lighter colour");
}
// A role's sign carries meaning: 3 to 1.
for (const sign of document.querySelectorAll("svg.g")) {
  if (!sign.getClientRects().length) continue;
  const behind = backdrop(sign.parentElement);
  const ratio = contrast(over(fade(colour(getComputedStyle(sign).color), opacityOf(sign)), behind), behind);
  if (ratio < 3) complain(sign, `the sign has a contrast of ${ratio.toFixed(2)} to 1, and 3 is needed`, "take the colour of its role");
}
