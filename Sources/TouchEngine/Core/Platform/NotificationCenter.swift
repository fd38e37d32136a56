// Foundation's own center knows no selectors here. Embedded Swift has no notifications.

#if !hasFeature(Embedded)
    /// Tells those who want to know that something has happened.
    ///
    /// Each device has a center of its own.
    open class NotificationCenter: NSObject {
        /// An observer: a method of an object, or a closure.
        private final class Observer: NSObject {
            let name: NSNotification.Name?
            /// The sender whose notifications it observes, if it named one (`isParticular`); otherwise every sender's.
            private weak var sender: AnyObject?
            private let isParticular: Bool
            /// The object whose method is called; nil of a closure, or once the object is gone.
            private(set) weak var target: AnyObject?
            private let isMethod: Bool
            private let tell: (Notification) -> Void

            init(
                _ name: NSNotification.Name?, _ sender: Any?, target: AnyObject?,
                tell: @escaping (Notification) -> Void
            ) {
                self.name = name
                self.sender = sender.map { $0 as AnyObject }
                isParticular = sender != nil
                self.target = target
                isMethod = target != nil
                self.tell = tell
            }

            /// Whether it is a method of an object that is gone.
            var isOver: Bool { isMethod && target == nil }

            func hear(_ notification: Notification) {
                guard name == nil || name == notification.name else { return }
                if isParticular {
                    guard let object = notification.object, let sender,
                        sender === object as AnyObject
                    else { return }
                }
                tell(notification)
            }

            func isAbout(_ name: NSNotification.Name?, _ sender: AnyObject?) -> Bool {
                (name == nil || name == self.name) && (sender == nil || sender === self.sender)
            }
        }

        private var observers: [Observer] = []

        /// The center of the device that was made last.
        ///
        /// What outlives its device, and says in its `deinit` that it wants to hear no more, finds one that nobody hears.
        open class var `default`: NotificationCenter {
            Device.newest?.services.notificationCenter ?? NotificationCenter()
        }

        /// Has an observer sent a method when something happens; the observer is not kept.
        open func addObserver(
            _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
            object anObject: Any?
        ) {
            let target = observer as AnyObject
            observers.removeAll { $0.isOver }
            observers.append(
                Observer(aName, anObject, target: target) { [weak target] notification in
                    guard let target else { return }
                    let box = notification as NSNotification
                    aSelector.check(target, box)
                    aSelector.send(target, box, nil)
                })
        }

        /// Has a closure called when something happens, until what is returned here is removed; there is but one queue.
        open func addObserver(
            forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
            using block: @escaping (Notification) -> Void
        ) -> any NSObjectProtocol {
            let observer = Observer(name, obj, target: nil, tell: block)
            observers.append(observer)
            return observer
        }

        /// Tells an observer nothing more.
        open func removeObserver(_ observer: Any) {
            removeObserver(observer, name: nil, object: nil)
        }

        /// Tells an observer nothing more of one kind, or of one sender's doings.
        open func removeObserver(
            _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
        ) {
            let one = observer as AnyObject
            let sender = anObject.map { $0 as AnyObject }
            observers.removeAll {
                ($0 === one || $0.target === one) && $0.isAbout(aName, sender)
            }
        }

        /// Tells everyone who wants to know, in the order in which they asked.
        open func post(_ notification: Notification) {
            for observer in observers where observers.contains(where: { $0 === observer }) {
                observer.hear(notification)
            }
        }

        /// Tells everyone who wants to know that something has happened.
        open func post(
            name aName: NSNotification.Name, object anObject: Any?,
            userInfo aUserInfo: [AnyHashable: Any]? = nil
        ) {
            post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
        }
    }
#endif
