import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// The delegate of a pointer interaction, which provides regions and styles.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    // default: defaultRegion
    /// Asks for the region around the pointer; `nil` for none. The view's bounds by default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Asks for the style of the pointer in a region; `nil` for the system's.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Called before the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )

    /// Called before the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )
}

/// An animation that the app can extend while the pointer enters or leaves a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds animations that run together with the pointer's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a completion handler, which is called after the animation.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
