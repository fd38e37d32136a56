extension Trace {
    /// A controller's name: its title, or its class.
    func name(of controller: UIViewController) -> String {
        controller.title ?? className(of: controller)
    }
}
