"""The built pages: which there are, of which kind each is, and which stand for their kind."""

import pathlib
import re
import sys

# What a page's name says of its kind; the first that fits.
KINDS = (
    ("cover", r"index"),
    ("rules", r"rules"),
    ("matrix", r".*-which-remedy-when\.list"),
    ("without", r".*\.otherwise-.*"),
    ("runs", r".*\..*"),
    ("API", r"api"),
    ("API of a folder", r"api-.*"),
    ("list of symptoms", r"reference-symptoms"),
    ("reference", r"reference-.*"),
    ("symptom", r"symptom-.*"),
    ("missing", r"404"),
    ("chapter", r".*"),
)


# The book on one page: all that is on it stands on pages of their own too, and it takes a browser minutes to be judged.
WHOLE = "book.html"


class Site:
    """A folder of built pages, opened from disk or from an address."""

    def __init__(self, folder, base=None):
        self.folder = pathlib.Path(folder).resolve()
        self.base = base or self.folder.as_uri()
        self.pages = sorted(path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.html") if path.name != WHOLE)
        if not self.pages:
            sys.exit(f"{folder}: error: there are no pages to look at; build them with `make site`")

    def url(self, page):
        return f"{self.base}/{page}"

    def text(self, page):
        return (self.folder / page).read_text()

    @staticmethod
    def kind(page):
        """The kind of a page; a translation is a kind of its own, since its words are."""
        name = pathlib.PurePosixPath(page)
        language = re.search(r"(?:^|[./])(zh-Hans)(?:[./]|$)", page)
        stem = name.stem.removesuffix(".zh-Hans")
        found = next(kind for kind, pattern in KINDS if re.fullmatch(pattern, stem))
        return f"{found}, {language[1]}" if language else found

    def of_kind(self, kind):
        return [page for page in self.pages if self.kind(page) == kind]

    def samples(self):
        """Of each kind the page of the middle size: what the template does wrong shows there, without a long wait."""
        result = []
        for kind in sorted({self.kind(page) for page in self.pages}):
            of_it = sorted(self.of_kind(kind), key=lambda page: (self.folder / page).stat().st_size)
            result.append(of_it[len(of_it) // 2])
        return result
