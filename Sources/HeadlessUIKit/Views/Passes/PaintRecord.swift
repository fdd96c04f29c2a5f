import Foundation

/// The state of a view in the last painted frame, and its changes since then.
///
/// Extents are in points in the superview's coordinates, so they stay valid when an ancestor moves or scrolls.
struct PaintRecord {
    /// The changes since the last frame.
    struct Changes: OptionSet {
        let rawValue: UInt8

        /// The appearance or geometry changed: repaint both the old and the new extent.
        static let appearance = Changes(rawValue: 1 << 0)
        /// Only the origin of the bounds changed.
        static let origin = Changes(rawValue: 1 << 1)
        /// Subviews were removed.
        static let removals = Changes(rawValue: 1 << 2)
        /// A descendant changed.
        static let descendants = Changes(rawValue: 1 << 3)
        /// An animation is running, so the appearance depends on the time.
        static let animation = Changes(rawValue: 1 << 4)
    }

    var changes: Changes = .appearance
    /// Whether the view was part of the last frame, visible or not.
    var isShown = false
    /// The extent of the view and its descendants in the last frame.
    var extent = CGRect.null
    /// The origin of the bounds in the last frame.
    var origin = CGPoint.zero
    /// The extents of subviews removed since the last frame, in the view's own coordinates.
    var removed: [CGRect] = []

    /// Whether the view or a descendant has, or had, a backdrop.
    var mayHaveBackdrop = false

    /// The maximum number of separate extents of removed subviews; further ones are merged.
    private static let maximumRemoved = 16

    mutating func addRemovedExtent(_ extent: CGRect) {
        if removed.count < Self.maximumRemoved {
            removed.append(extent)
        } else {
            removed[removed.count - 1] = removed[removed.count - 1].union(extent)
        }
    }
}

extension UIView {
    /// Records a change for the next frame, up to the window. Every visible change ends here.
    final func recordPaintChange(_ change: PaintRecord.Changes) {
        paintRecord.changes.insert(change)
        var ancestor = superviewStorage
        while let view = ancestor, !view.paintRecord.changes.contains(.descendants) {
            view.paintRecord.changes.insert(.descendants)
            ancestor = view.superviewStorage
        }
        guard let windowStorage else { return recordChangeInHostingView() }
        windowStorage.needsPaint = true
    }

    /// Marks the view that shows this hierarchy as a mask or custom sublayer, if it isn't in a window.
    private func recordChangeInHostingView() {
        var root = self
        while let superview = root.superviewStorage { root = superview }
        root.hostingView?.recordPaintChange(.appearance)
    }

    /// Records the extent of a removed subview for repainting.
    final func recordRemoval(of subview: UIView) {
        if subview.paintRecord.isShown {
            paintRecord.addRemovedExtent(subview.paintRecord.extent)
            subview.paintRecord.isShown = false
        }
        subview.paintRecord.changes.insert(.appearance)
        recordPaintChange(.removals)
    }
}

extension PaintRecord.Changes {
    init(_ change: LayerValues.Change) {
        switch change {
        case .none: self = []
        case .origin: self = .origin
        case .appearance: self = .appearance
        }
    }
}
