// At most eight sizes of letters; the screens in the pictures have their own.
const sizes = new Map();
for (const element of document.body.querySelectorAll("*")) {
  if (element.closest("svg.phone, .sprite") || ![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
  if (element.getClientRects().length) sizes.set(getComputedStyle(element).fontSize, element);
}
if (sizes.size > 8) {
  const list = [...sizes].sort((a, b) => parseFloat(a[0]) - parseFloat(b[0])).map(([size, element]) => `${size} (${selector(element)})`);
  complain(null, `there are ${sizes.size} sizes of letters, and at most 8 are expected: ${list.join(", ")}`, "take one of the seven of site/styles/05-tokens.css");
}
