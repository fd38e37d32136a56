"""What a gate refuses and is left as it is meanwhile: the page, the gate, words of the complaint, and the reason.

An entry that nothing needs any more is a complaint of its own.
"""

KNOWN = (
    ("00-how-a-touch-finds-its-owner.html", "figures", "“Open until six”", "a line of the app in UIKit's green; its listing gives it another colour one day"),
    ("06-which-remedy-when.html", "figures", "“Harvest”", "a sleeve in UIKit's orange; its listing gives it a darker colour one day"),
    ("06-which-remedy-when.html", "figures", "“Low Tide”", "a sleeve in UIKit's teal; its listing gives it a darker colour one day"),
)


class Known:
    """The list, and which of its entries have been met."""

    def __init__(self):
        self.met = set()

    def holds(self, page, gate, what):
        for entry in KNOWN:
            if (page, gate) == entry[:2] and entry[2] in what:
                self.met.add(entry)
                return True
        return False

    def stale(self):
        return [entry for entry in KNOWN if entry not in self.met]
