#if !hasFeature(Embedded)
    extension Selector {
        /// Makes a selector of a method that takes a notification.
        @inlinable
        public init<Target: AnyObject>(
            _ name: String, _ method: @escaping (Target) -> (Notification) -> Void
        ) {
            self.init(
                name: name,
                fits: { target, sender in target is Target && sender is NSNotification },
                send: { target, sender, _ in
                    guard let notification = sender as? NSNotification else { return }
                    method(unsafeDowncast(target, to: Target.self))(notification as Notification)
                })
        }
    }

    extension NSObject {
        /// Sends the object a method, with something for it to take, after some seconds.
        public func perform(
            _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
        ) {
            let argument = anArgument.map { $0 as AnyObject }
            let send = { [self] in
                aSelector.check(self, argument)
                aSelector.send(self, argument, nil)
            }
            DispatchQueue.main.put(off: send, until: .now() + delay)
        }
    }
#endif
