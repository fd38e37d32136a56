// What the gates share: complaints, the names of elements, and colours as they are seen.
const root = document.documentElement;
const complaints = [];

/** A selector by which a person finds the element again. */
function selector(element) {
  if (!element) return "the page";
  const parts = [];
  for (let at = element; at && at !== document.body && parts.length < 3; at = at.parentElement) {
    if (at.id) {
      parts.unshift("#" + CSS.escape(at.id));
      break;
    }
    const classes = [...at.classList].map((word) => "." + word).join("");
    parts.unshift(at.localName + classes);
  }
  return parts.join(" > ");
}

function complainer(gate) {
  const told = new Map();
  return (element, what, instead) => {
    const where = selector(element);
    const key = where.replace(/#\S+/, "") + what + instead;
    // One sentence for what the same rule does wrong again and again.
    if (told.has(key)) told.get(key).times += 1;
    else {
      const complaint = { gate, where, what, instead, times: 1 };
      told.set(key, complaint);
      complaints.push(complaint);
    }
  };
}

const isShown = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true, opacityProperty: true });

// Colours: red, green, blue and alpha, each from 0 to 1.
const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const known = new Map();
function colour(text) {
  if (!known.has(text)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = "#0000";
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    known.set(text, [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value / 255));
  }
  return known.get(text);
}
const fade = ([red, green, blue, alpha], opacity) => [red, green, blue, alpha * opacity];
const over = (top, bottom) => [0, 1, 2].map((index) => top[index] * top[3] + bottom[index] * (1 - top[3])).concat(1);
const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What shows through an element from behind: its ancestors' backgrounds, the nearest on top. */
function backdrop(element) {
  if (!element) return colour(getComputedStyle(root).getPropertyValue("color-scheme").includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches ? "#121212" : "#fff");
  const own = colour(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : over(own, backdrop(element.parentElement));
}

function opacityOf(element) {
  let product = 1;
  for (let at = element; at; at = at.parentElement) product *= Number(getComputedStyle(at).opacity);
  return product;
}
