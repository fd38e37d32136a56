extension NewExercise {
    /// The exercise under its heading; NAME, TYPE and NEEDS are filled in.
    ///
    /// A test holds it to what `verify` says.
    static let skeleton = """
        ### Exercise: NAME

        ```exercise {#NAME level=small rung=mending minutes=10 topics=tapsNEEDS}
        Say in three sentences what goes wrong, what has to hold, and what must go on holding. Here: a tap on the view is not counted. Let it count, and
        let nothing but a tap count.
        ```

        ```swift {.starter of=NAME}
        import UIKit

        /// A view that counts taps.
        final class TYPE: UIView {
            var taps = 0

            override init(frame: CGRect) {
                super.init(frame: frame)
                let tap = UITapGestureRecognizer(
                    target: self, action: #selector(tapped))
                tap.numberOfTapsRequired = 2
                addGestureRecognizer(tap)
            }

            required init?(coder: NSCoder) { nil }

            @objc func tapped() { taps += 1 }
        }
        ```

        ```swift {.check of=NAME name="NAME: a tap is counted once"}
        let device = Device(.iPhone)
        let view = TYPE(
            frame: CGRect(x: 40, y: 100, width: 200, height: 200))
        device.window.addSubview(view)
        device.tap(at: CGPoint(x: 140, y: 200))
        #expect(view.taps == 1)
        ```

        ```swift {.check .guard of=NAME name="NAME: a drag is not counted"}
        let device = Device(.iPhone)
        let view = TYPE(
            frame: CGRect(x: 40, y: 100, width: 200, height: 200))
        device.window.addSubview(view)
        device.drag(
            from: CGPoint(x: 60, y: 200), to: CGPoint(x: 220, y: 200),
            over: 0.3)
        #expect(view.taps == 0)
        ```

        ```swift {.wrong of=NAME}
        import UIKit

        /// A view that counts taps.
        final class TYPE: UIView {
            var taps = 0

            override init(frame: CGRect) {
                super.init(frame: frame)
                let tap = UITapGestureRecognizer(
                    target: self, action: #selector(tapped))
                addGestureRecognizer(tap)
            }

            required init?(coder: NSCoder) { nil }

            @objc func tapped() { taps += 2 }
        }
        ```

        ```reply {of=NAME}
        Say what this reader thought and what contradicts it. Here: the action adds 2, so one tap counts as two.
        ```

        ```swift {.wrong of=NAME}
        import UIKit

        /// A view that counts taps.
        final class TYPE: UIView {
            var taps = 0

            override func touchesBegan(
                _ touches: Set<UITouch>, with event: UIEvent?
            ) {
                taps += 1
            }
        }
        ```

        ```reply {of=NAME}
        Say it of this one too. Here: UIKit calls `touchesBegan(_:with:)` for every finger that lands, also for one that goes on to drag.
        ```

        ```hint {of=NAME}
        Ask the question that leads to the cause.
        ```

        ```hint {of=NAME}
        Name the class or the method, and leave the line to the reader.
        ```

        ```swift {.solution of=NAME}
        import UIKit

        /// A view that counts taps.
        final class TYPE: UIView {
            var taps = 0

            override init(frame: CGRect) {
                super.init(frame: frame)
                let tap = UITapGestureRecognizer(
                    target: self, action: #selector(tapped))
                addGestureRecognizer(tap)
            }

            required init?(coder: NSCoder) { nil }

            @objc func tapped() { taps += 1 }
        }
        ```

        ```notice {of=NAME}
        Say what is worth seeing in the solution.
        ```

        ```discuss {of=NAME}
        Ask what a group could talk about once it is done.

        Expect: say which answers are likely, and where they lead.
        ```
        """
}
