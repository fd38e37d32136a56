/// The private values that apps reach for by key; each use is written down, with the risk that it is in a review
/// (Rule N-C1.4).
///
/// UIKit gives its objects many more keys. Here are those that swipe-back libraries use: a recognizer's `targets`, the
/// `target` of one of these, and a navigation controller's `_isTransitioning`.
extension NSObject {
    /// The value that an object has under a key; an unknown key raises UIKit's exception.
    public func value(forKey key: String) -> UITarget? {
        if let recognizer = self as? UIGestureRecognizer, key.isPrivateName("targets") {
            recognizer.notePrivate(key, rule: "N-C1.4")
            return boxed(recognizer.targets)
        }
        if let pair = self as? TargetAction, key.isPrivateName("target") {
            return pair.target
        }
        if let navigation = self as? UINavigationController, key.isPrivateName("isTransitioning") {
            navigation.deviceInReach?.notePrivate(
                key, of: navigation.traceName, rule: "L-E1")
            return boxed(navigation.transition != nil)
        }
        refuse(key, "valueForUndefinedKey:")
    }

    /// Sets the value that an object has under a key; an unknown key raises UIKit's exception.
    public func setValue(_ value: UITarget?, forKey key: String) {
        guard let recognizer = self as? UIGestureRecognizer, key.isPrivateName("targets") else {
            refuse(key, "setValue:forUndefinedKey:")
        }
        recognizer.targets = unboxed(value)
        recognizer.notePrivate(key, rule: "N-C1.4")
    }

    private func refuse(_ key: String, _ method: String) -> Never {
        raise(
            .unknownKey,
            "[<\(typeName(of: self))> \(method)]: this class is not key value coding-compliant "
                + "for the key \(key).")
    }
}

extension UIGestureRecognizer {
    fileprivate func notePrivate(_ key: String, rule: Rule) {
        let home = targets.first { $0.target is InteractivePop }?.target as? InteractivePop
        let device = device ?? home?.navigationController?.deviceInReach
        device?.notePrivate(key, of: device?.trace.name(of: self) ?? "", rule: rule)
    }
}

extension Device {
    fileprivate func notePrivate(_ key: String, of subject: String, rule: Rule) {
        trace.record(.misusePrivateKey, subject, [TraceField("key", key)], rule: rule)
    }
}

extension String {
    /// Whether it is a property's name, or that of the variable behind it.
    fileprivate func isPrivateName(_ name: String) -> Bool {
        isSame(as: name) || isSame(as: "_" + name)
    }
}

/// A selector by its name in Objective-C (Rule N-C1.4).
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}
