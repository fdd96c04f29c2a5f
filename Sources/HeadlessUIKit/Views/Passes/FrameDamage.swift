import Foundation

/// Determines the damaged parts of a window's frame from the changes recorded by views, and updates their paint
/// records. Visits only changed views and their ancestors.
@MainActor struct FrameDamage {
    /// A coordinate system in the frame's pixels.
    struct Place {
        var toPixels: CGAffineTransform
        /// The pixels in which content is visible.
        var clip: PixelRect
        /// The visible pixels that aren't at the edge of a clip, where content is blended with the background.
        var wholeClip: PixelRect
        /// Whether the whole area is repainted anyway.
        var isDamaged: Bool

        func pixels(of rect: CGRect) -> PixelRect {
            if rect.isNull { return .empty }
            return PixelRect(touching: rect.applying(toPixels), within: clip)
        }
    }

    /// An ancestor of the visited view, with the coordinate system of its content.
    struct Step {
        let view: UIView
        let values: LayerValues
        let inside: Place
    }

    var region = DamageRegion()
    var move: FrameChange.Move?
    var path: [Step] = []
    let scale: CGFloat
    let frameBounds: PixelRect
    private let timePassed: Bool

    /// Creates a collector of the damage in a frame with the given pixel bounds.
    init(frameBounds: PixelRect, scale: CGFloat, timePassed: Bool) {
        self.frameBounds = frameBounds
        self.scale = scale
        self.timePassed = timePassed
    }

    mutating func collect(_ window: UIWindow) {
        let values = window.layerStorage.presentedValues
        let isShown = !window.isHidden && values.opacity > 0 && values.bounds.isFinite
        let wasShown = window.paintRecord.isShown
        let isChanged =
            isShown != wasShown || changesAppearance(window) || changesShadow(of: window, values)
            || values.bounds.origin != window.paintRecord.origin
        if isChanged { region.add(frameBounds) }
        window.paintRecord.isShown = isShown
        // Changes inside a hidden window are kept until it is shown again.
        window.paintRecord.changes = isShown ? window.paintRecord.changes.union(.descendants) : []
        guard isShown else { return }
        var inside = place(in: window, values)
        inside.isDamaged = isChanged
        visitInside(window, values, inside)
        window.paintRecord.origin = values.bounds.origin
        if !isChanged { widen(for: window) }
    }

    /// Returns the coordinate system of the window: its top-left corner is that of the frame, regardless of its
    /// position.
    func place(in window: UIWindow, _ values: LayerValues) -> Place {
        let origin = values.bounds.origin
        var inside = Place(
            toPixels: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale),
            clip: frameBounds,
            wholeClip: frameBounds,
            isDamaged: false
        )
        if window.layerStorage.masksToBounds { inside.clip(to: values.bounds) }
        return inside
    }

    private func changesAppearance(_ view: UIView) -> Bool {
        let changes = view.paintRecord.changes
        return changes.contains(.appearance) || timePassed && changes.contains(.animation)
    }

    /// Whether the content of a view may have changed together with the shadow that it casts.
    private func changesShadow(of view: UIView, _ values: LayerValues) -> Bool {
        let changes = view.paintRecord.changes
        guard changes.contains(.descendants) || changes.contains(.removals) || changes.contains(.origin) else {
            return false
        }
        return view.layerStorage.castsShadowOfContent(values)
    }

    /// Visits a view in the coordinate system of its superview.
    private mutating func visit(_ view: UIView, in place: Place) {
        let layer = view.layerStorage
        let values = layer.presentedValues
        let wasShown = view.paintRecord.isShown
        let oldExtent = view.paintRecord.extent
        guard layer.isShown(values) else {
            if wasShown, !place.isDamaged { region.add(place.pixels(of: oldExtent)) }
            // Changes inside a hidden view are kept until it is shown again.
            view.paintRecord.isShown = false
            view.paintRecord.removed = []
            if layer.changesWithTime { view.paintRecord.changes.insert(.animation) }
            return
        }
        var isRepainted = !wasShown || changesAppearance(view) || changesShadow(of: view, values)
        var inside = place
        inside.toPixels = values.transformToSuperlayer.concatenating(place.toPixels)
        if layer.masksToBounds { inside.clip(to: values.bounds) }
        if !isRepainted, values.bounds.origin != view.paintRecord.origin, !inside.isDamaged {
            isRepainted = !movePixels(of: view, values, inside)
        }
        if isRepainted {
            if wasShown, !place.isDamaged { region.add(place.pixels(of: oldExtent)) }
            inside.isDamaged = true
        }
        visitInside(view, values, inside)
        let extent = view.extent(values)
        if isRepainted, !place.isDamaged { region.add(place.pixels(of: extent)) }
        view.paintRecord.isShown = true
        view.paintRecord.extent = extent
        view.paintRecord.origin = values.bounds.origin
    }

    private mutating func visitInside(_ view: UIView, _ values: LayerValues, _ inside: Place) {
        if !view.paintRecord.removed.isEmpty {
            if !inside.isDamaged { for rect in view.paintRecord.removed { region.add(inside.pixels(of: rect)) } }
            view.paintRecord.removed = []
        }
        var changes: PaintRecord.Changes = view.layerStorage.changesWithTime ? .animation : []
        if view.paintRecord.changes.contains(.descendants) {
            path.append(Step(view: view, values: values, inside: inside))
            for subview in view.subviewStorage where !subview.paintRecord.changes.isEmpty {
                visit(subview, in: inside)
                if subview.paintRecord.changes.contains(.animation) { changes.insert(.descendants) }
                if subview.paintRecord.isShown, subview.paintRecord.changes.contains(.descendants) {
                    changes.insert(.descendants)
                }
            }
            path.removeLast()
        }
        view.paintRecord.changes = changes
    }
}

extension FrameDamage.Place {
    mutating func clip(to rect: CGRect) {
        let edges = rect.applying(toPixels)
        clip = PixelRect(touching: edges, within: clip)
        let isTurned = toPixels.b != 0 || toPixels.c != 0
        wholeClip = isTurned ? .empty : PixelRect(inside: edges, within: wholeClip)
    }
}
