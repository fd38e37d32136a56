// Under forced colours a line that bears the remedy, and one that is added or removed, keeps a mark: a border or a sign.
for (const line of document.querySelectorAll("span.bears, span.add, span.del")) {
  if (!line.getClientRects().length) continue;
  const style = getComputedStyle(line);
  const behind = backdrop(line.parentElement);
  const border = colour(style.borderLeftColor);
  const hasBorder = style.borderLeftStyle !== "none" && parseFloat(style.borderLeftWidth) >= 2 && contrast(over(border, behind), behind) >= 3;
  const hasSign = ["::before", "::after"].some((part) => {
    const sign = getComputedStyle(line, part);
    return !["none", "normal", '""'].includes(sign.content) && sign.display !== "none" && contrast(over(colour(sign.color), behind), behind) >= 4.5;
  });
  if (!hasBorder && !hasSign) complain(line, "the line has no mark under forced colours", "give it a border in a system colour, or a sign");
}
