// Every page leads on to the next; the last one back.
const links = [...document.querySelectorAll('.turn a[rel="next"], .turn a[rel="prev"]')];
// The page for lost addresses has no place in the order.
if (!links.length && !document.querySelector("main.lost")) complain(null, "no link leads to the next page", "give the page its place in the order of pages");
for (const link of links) {
  if (!link.textContent.trim() || !link.getAttribute("href")) complain(link, "the link has no words or no target", "give it the page's title and address");
}
