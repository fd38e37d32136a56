// An address outlives the next edit: no id stands twice, and none is a line's number.
const seen = new Set();
for (const element of document.querySelectorAll("[id]")) {
  if (seen.has(element.id)) complain(element, `the id ${element.id} stands twice`, "rename one of the two");
  seen.add(element.id);
  if (/^_?(l|line|row|run|plot|claim|table)?[-_]?\d+$/i.test(element.id)) {
    complain(element, `the id ${element.id} is a line's number`, "name the place by what stands there");
  }
}
