import Foundation

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Controls a large content viewer. All methods are optional.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when the user lifts the finger over an item; `nil` if it is over none.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )

    // default: below
    /// Returns the item at a point of the interaction's view. By default, the view there that shows large content.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
    /// The default implementation; returns the view at the point that shows large content.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        interaction.viewItem(at: point)
    }
}
