/// The drags that a view takes part in, and whether its items can be dragged.
@MainActor final class DragActivity {
    var active: DragSession?
    var activeDrop: DropSession?
    /// Nil until the app sets it: items can be dragged on an iPad, not on an iPhone.
    var isEnabled: Bool?
    private(set) var press: DragPressRecognizer?

    /// Has long presses of the view begin drags.
    func watch(_ host: any DragHost) {
        guard press == nil else { return }
        let press = DragPressRecognizer(host: host)
        self.press = press
        host.addGestureRecognizer(press)
    }
}
