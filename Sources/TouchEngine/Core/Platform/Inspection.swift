// What the package's own checkers need and a program does not: the public interface tells no touch from another by number,
// and nobody but the system takes one finger's touch away.

#if !hasFeature(Embedded)
    extension Device {
        /// The touches on the screen, in the order the fingers landed.
        package var touchesOnScreen: [UITouch] { activeTouches }
    }

    extension UITouch {
        /// The finger's number, as the trace has it.
        package var numberInTrace: Int { fingerNumber }
    }

    extension Finger {
        /// Takes the finger's touch away, as the system does with a palm's (Rule G-2.33).
        package func takeAway() {
            guard let touch = detachTouch(), !touch.isOver else { return }
            device.post([Device.Change(touch: touch, phase: .cancelled, location: touch.location)])
        }
    }

    extension TraceRecord {
        /// Makes a record, to forge a history that a checker must reject.
        package init(
            _ code: TraceCode, _ subject: String, index: Int = 0, time: TimeInterval = 0,
            values: [TraceField] = [], rule: Rule? = nil, cause: Int? = nil
        ) {
            self.init(
                index: index, time: time, code: code, subject: subject, values: values, rule: rule,
                cause: cause)
        }
    }
#endif
