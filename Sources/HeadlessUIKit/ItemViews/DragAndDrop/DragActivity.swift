/// The active drags of a view, and whether its items can be dragged.
@MainActor final class DragActivity {
    var active: DragSession?
    var activeDrop: DropSession?
    /// The place of the drop under the finger.
    var dropDestination: IndexPath?
    /// The item below the finger after the last movement.
    var passedItem: IndexPath?
    /// Whether dragging is enabled. `nil` until the app sets it: enabled on iPad, disabled on iPhone.
    var isEnabled: Bool?
    private(set) var press: DragPressRecognizer?

    /// Adds a recognizer whose long presses start drags.
    func installRecognizer(on host: any DragHost) {
        guard press == nil else { return }
        let press = DragPressRecognizer { [unowned host] press in host.makeDrag(at: press) }
        self.press = press
        host.addGestureRecognizer(press)
    }
}
