// Each row of lanes says something, be it that nothing happened.
for (const lanes of document.querySelectorAll("svg.lanes")) {
  const names = [...(lanes.parentElement.querySelectorAll(".names li") ?? [])];
  const words = [...lanes.querySelectorAll("text:not(.t)")].filter((text) => text.textContent.trim()).map((text) => Number(text.getAttribute("y")));
  names.forEach((name, row) => {
    const middle = 34 * row + 17;
    if (!words.some((y) => Math.abs(y - middle) < 12)) {
      complain(lanes.closest("[id]:not(svg)") ?? lanes, `the lane of ${name.textContent} has no word`, "write what became of it, or that it saw no touch");
    }
  });
}
