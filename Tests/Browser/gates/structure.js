// A page says its language, has one title and its headings in order, and names what it draws.
if (!root.lang) complain(root, "the page does not say its language", "give <html> a lang");
for (const script of document.scripts) {
  if (!script.src) complain(script, "there is a script within the page", "put it into site/scripts; the page's policy refuses it here");
}
const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")];
const first = headings.filter((heading) => heading.localName === "h1").length;
if (first !== 1) complain(document.body, `there are ${first} h1, and one is expected`, "leave one title on the page");
headings.forEach((heading, index) => {
  const [before, level] = [index ? Number(headings[index - 1].localName[1]) : 1, Number(heading.localName[1])];
  if (level > before + 1) complain(heading, `an h${level} follows an h${before}`, `make it an h${before + 1}`);
});
for (const svg of document.querySelectorAll("svg")) {
  if (svg.parentElement.closest("svg") || svg.closest('[aria-hidden="true"]')) continue;
  if (!svg.querySelector("title") && !svg.getAttribute("aria-label")) complain(svg, "the picture has no name", "give it a <title>, or aria-hidden");
}
for (const image of document.images) {
  if (!image.hasAttribute("alt")) complain(image, "the picture has no alternative text", "give it an alt");
}
