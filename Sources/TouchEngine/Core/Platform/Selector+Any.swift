#if !hasFeature(Embedded)
    extension Selector {
        /// Makes a selector of a method that takes any sender, or none.
        @inlinable
        public init<Target: AnyObject>(
            _ name: String, _ method: @escaping (Target) -> (Any?) -> Void
        ) {
            self.init(
                name: name, fits: { target, _ in target is Target },
                send: { target, sender, _ in
                    method(unsafeDowncast(target, to: Target.self))(sender)
                })
        }

        /// Makes a selector of a method that takes any sender.
        @inlinable
        public init<Target: AnyObject>(
            _ name: String, _ method: @escaping (Target) -> (Any) -> Void
        ) {
            self.init(
                name: name, fits: { target, _ in target is Target },
                send: { target, sender, _ in
                    method(unsafeDowncast(target, to: Target.self))(sender as Any)
                })
        }

        /// Makes a selector of a method that takes any sender and the event.
        @inlinable
        public init<Target: AnyObject>(
            _ name: String, _ method: @escaping (Target) -> (Any, UIEvent) -> Void
        ) {
            self.init(
                name: name, fits: { target, _ in target is Target },
                send: { target, sender, event in
                    method(unsafeDowncast(target, to: Target.self))(
                        sender as Any, Selector.given(event, to: name))
                })
        }

        /// Makes a selector of a method that takes any sender and the event, if there is one.
        @inlinable
        public init<Target: AnyObject>(
            _ name: String, _ method: @escaping (Target) -> (Any, UIEvent?) -> Void
        ) {
            self.init(
                name: name, fits: { target, _ in target is Target },
                send: { target, sender, event in
                    method(unsafeDowncast(target, to: Target.self))(sender as Any, event)
                })
        }
    }
#endif
