// Whether a program runs without its fingers.

#if hasFeature(Embedded)
    /// On a page every touch arrives.
    enum TouchBlackout {
        static var isOn: Bool { false }
    }
#else
    import Foundation

    /// With `TOUCH_ENGINE_IGNORES_TOUCHES` in the environment no touch and no press arrives in any window: a check that passes
    /// all the same is not about touches.
    enum TouchBlackout {
        static let isOn =
            ProcessInfo.processInfo.environment["TOUCH_ENGINE_IGNORES_TOUCHES"] != nil
    }
#endif
