#if !hasFeature(Embedded)
    extension UIControl {
        /// The targets, with `NSNull` for the responder chain.
        ///
        /// An object that is no `NSObject` stands there as its `ObjectIdentifier`.
        public var allTargets: Set<AnyHashable> {
            var targets: Set<AnyHashable> = []
            for handler in handlers where handler.selector != nil {
                if handler.isForChain {
                    targets.insert(NSNull())
                } else if let target = handler.target {
                    let object = (target as? NSObject).map { AnyHashable($0) }
                    targets.insert(object ?? AnyHashable(ObjectIdentifier(target)))
                }
            }
            return targets
        }
    }
#endif
