import Foundation

/// What a view remembers of the last frame, and what changed since then.
///
/// Extents are in the superview's coordinates and points: they stay right when something further up moves or scrolls.
struct PaintRecord {
    /// What changed since the last frame.
    struct Changes: OptionSet {
        let rawValue: UInt8

        /// Everything the view shows must be painted again, where it was and where it is.
        static let looks = Changes(rawValue: 1 << 0)
        /// The origin of the bounds alone is another one.
        static let origin = Changes(rawValue: 1 << 1)
        /// Subviews were taken away.
        static let removals = Changes(rawValue: 1 << 2)
        /// Something in the view changed.
        static let below = Changes(rawValue: 1 << 3)
        /// An animation runs, so that what is shown depends on the time.
        static let time = Changes(rawValue: 1 << 4)
    }

    var changes: Changes = .looks
    /// Whether the last frame had the view, in sight or not.
    var isShown = false
    /// All that the view and what is in it covered.
    var extent = CGRect.null
    /// The origin that the bounds had.
    var origin = CGPoint.zero
    /// What subviews covered that have gone since, in the view's own coordinates.
    var removed: [CGRect] = []

    /// More removed subviews than this share one rectangle.
    private static let maximumRemoved = 16

    mutating func remember(removed extent: CGRect) {
        if removed.count < Self.maximumRemoved {
            removed.append(extent)
        } else {
            removed[removed.count - 1] = removed[removed.count - 1].union(extent)
        }
    }
}

extension UIView {
    /// Notes a change for the next frame, up to the window. Every change of what is seen ends here.
    final func notePaint(_ change: PaintRecord.Changes) {
        paintRecord.changes.insert(change)
        var ancestor = superviewStorage
        while let view = ancestor, !view.paintRecord.changes.contains(.below) {
            view.paintRecord.changes.insert(.below)
            ancestor = view.superviewStorage
        }
        guard let windowStorage else { return noteInAdoptingView() }
        windowStorage.needsPaint = true
    }

    /// A view in no window may be seen as a mask or as a layer among others.
    private func noteInAdoptingView() {
        var root = self
        while let superview = root.superviewStorage { root = superview }
        root.adoptingView?.notePaint(.looks)
    }

    /// Notes that a subview, which is no longer one, left a gap.
    final func notePaintWithout(_ subview: UIView) {
        if subview.paintRecord.isShown {
            paintRecord.remember(removed: subview.paintRecord.extent)
            subview.paintRecord.isShown = false
        }
        subview.paintRecord.changes.insert(.looks)
        notePaint(.removals)
    }
}

extension LayerValues {
    /// What has to be painted again where these values take the place of old ones; nothing where they are the same.
    func paintChanges(from old: LayerValues) -> PaintRecord.Changes {
        let looksAreEqual =
            position == old.position && bounds.size == old.bounds.size && opacity == old.opacity
            && cornerRadius == old.cornerRadius && borderWidth == old.borderWidth && anchorPoint == old.anchorPoint
            && transform == old.transform && Self.areEqual(backgroundColor, old.backgroundColor)
            && Self.areEqual(borderColor, old.borderColor)
        guard looksAreEqual else { return .looks }
        return bounds.origin == old.bounds.origin ? [] : .origin
    }

    private static func areEqual(_ left: CGColor?, _ right: CGColor?) -> Bool {
        left === right || left == right
    }
}
