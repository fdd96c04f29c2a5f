/// The pointer over a window, as far as views and interactions have to know it.
@MainActor protocol PointerTracking: AnyObject {
    /// Looks again for what is under the pointer.
    func update()
}
