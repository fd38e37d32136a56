// Whether a program runs without its fingers.

#if hasFeature(Embedded)
    /// On a page every touch arrives.
    enum IgnoredTouches {
        static var areOn: Bool { false }
    }
#else
    import Foundation

    /// With `TOUCH_ENGINE_IGNORES_TOUCHES` in the environment no touch and no press arrives in any window: a check that passes
    /// all the same is not about touches.
    enum IgnoredTouches {
        static let areOn =
            ProcessInfo.processInfo.environment["TOUCH_ENGINE_IGNORES_TOUCHES"] != nil
    }
#endif
