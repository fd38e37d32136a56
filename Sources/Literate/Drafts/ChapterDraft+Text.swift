extension ChapterDraft {
    /// The chapter under its title.
    ///
    /// A test holds it to what `verify` says.
    static let text = """
        # TITLE

        Say in three sentences what the reader sees go wrong, and where the remedy stands. Then show the program:

        ```swift {#card}
        import UIKit

        /// A card that counts its taps.
        final class Card: UIView {
            var taps = 0

            override init(frame: CGRect) {
                super.init(frame: frame)
                addGestureRecognizer(
                    UITapGestureRecognizer(
                        target: self, action: #selector(tapped)))
            }

            required init?(coder: NSCoder) { nil }

            @objc func tapped() { taps += 1 }
        }
        ```

        Ask before you show. Each choice says after `when` what is true of the run if it is right.

        ```predict {of=tap}
        A finger taps the card once. How many taps does the card count?
        - None
          when card.taps == 0
        - One
          when card.taps == 1
        ```

        ```swift {#tap .test name="a tap on the card is counted"}
        let device = Device(.iPhone)
        let card = Card()
        card.frame = CGRect(x: 40, y: 100, width: 200, height: 120)
        device.window.addSubview(card)
        device.tap(at: CGPoint(x: 140, y: 160))
        #expect(card.taps == 1)
        ```

        The engine says why and shows the run. After a change of the program, `make bless` writes both blocks anew.

        ```why {of=tap recognizer=tap}
        tap tapped() on Card was recognized because it got 1 tap with 1 finger.
        ```

        ```trace {of=tap}
        0.000  finger 1 down at (140, 160)  hit test: Card ‹ UIWindow (G-1.1)
        0.000  tap receives finger 1        its view was hit (G-2.1)
        0.080  finger 1 up at (140, 160)
        0.080  tap  possible → ended        1 tap, 1 finger, moved 0 of 45 pt (G-7.18, model)
        0.080  tap  action tapped()         state ended (G-3.9)
        0.080  Card loses finger 1          touchesCancelled: tap was recognized (G-2.14)
        ```

        ```teaser
        What goes wrong in this chapter, for the cover.
        What the reader can do about it afterwards.
        ```

        """
}
