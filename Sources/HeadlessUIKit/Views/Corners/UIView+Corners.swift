import Foundation

@available(iOS 26, *)
extension UIView {
    /// The radii of the view's corners. Without one, corners have the radius of the view's layer.
    ///
    /// The background, the border, the shadow and, where the view clips, its content have these corners.
    public final var cornerConfiguration: UICornerConfiguration {
        get { rareStorage?.corners ?? .corners(radius: .fixed(Double(layerStorage.values.cornerRadius))) }
        set {
            guard newValue != rareStorage?.corners else { return }
            rare.corners = newValue
            if newValue.isConcentric { ConcentricViews.add(self) }
            updateCorners()
            setNeedsLayout()
        }
    }

    /// Returns the radius of a corner in points; the greatest one of several.
    ///
    /// A view that calls this in `layoutSubviews()` or `updateProperties()` runs that again after a radius changed.
    public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        if let rareStorage, rareStorage.corners?.isConcentric == true { rareStorage.readsCorners = true }
        let radii = cornerRadii
        let values: [(UIRectCorner, CGFloat)] = [
            (.topLeft, radii.topLeft), (.topRight, radii.topRight), (.bottomLeft, radii.bottomLeft),
            (.bottomRight, radii.bottomRight),
        ]
        return values.filter { corner.contains($0.0) }.map(\.1).max() ?? 0
    }

    /// The radii of the corners in points, as far as they fit into the bounds.
    final var cornerRadii: RadiiByCorner {
        let values = layerStorage.values
        guard let corners = rareStorage?.corners else {
            let mask = UIRectCorner(rawValue: layerStorage.maskedCorners.rawValue)
            return RadiiByCorner(radius: values.cornerRadius, corners: mask).fitting(values.bounds.size)
        }
        return corners.radii(size: values.bounds.size) { concentricRadius(at: $0) }
    }

    private func concentricRadius(at corner: UICornerConfiguration.Corner) -> CGFloat {
        var candidate = superviewStorage
        while let view = candidate, !view.hasCorners { candidate = view.superviewStorage }
        guard let container = candidate else { return 0 }
        let frame = convert(bounds, to: container)
        let outer = container.bounds
        let radii = container.cornerRadii
        let left = frame.minX - outer.minX
        let right = outer.maxX - frame.maxX
        let top = frame.minY - outer.minY
        let bottom = outer.maxY - frame.maxY
        let (radius, x, y) =
            switch corner {
            case .topLeft: (radii.topLeft, left, top)
            case .topRight: (radii.topRight, right, top)
            case .bottomLeft: (radii.bottomLeft, left, bottom)
            case .bottomRight: (radii.bottomRight, right, bottom)
            }
        // A corner outside of the container follows none of its corners.
        return min(x, y) < 0 ? 0 : max(0, radius - max(x, y))
    }

    private var hasCorners: Bool { rareStorage?.corners != nil || layerStorage.values.cornerRadius > 0 }

    /// Gives the layer the radii that the configuration has in the present geometry.
    final func updateCorners() {
        guard rareStorage?.corners != nil else { return }
        let radii = cornerRadii
        guard radii != rareStorage?.shownCorners else { return }
        rare.shownCorners = radii
        let greatest = radii.greatest
        let isUniform = radii == RadiiByCorner(radius: greatest, corners: .allCorners)
        layerStorage.setCornerRadii(isUniform ? nil : radii)
        if layerStorage.values.cornerRadius != greatest { changeLayer { $0.cornerRadius = greatest } }
        if rareStorage?.readsCorners == true {
            setNeedsLayout()
            setNeedsUpdateProperties()
        }
    }
}

/// The views whose corners depend on their container.
@available(iOS 26, *)
@MainActor enum ConcentricViews {
    private struct Reference {
        weak var view: UIView?
    }

    private static var views: [Reference] = []

    static var isEmpty: Bool { views.isEmpty }

    static func add(_ view: UIView) {
        if !views.contains(where: { $0.view === view }) { views.append(Reference(view: view)) }
    }

    /// Updates the corners of the views of a window, after its layout.
    static func update(in window: UIWindow) {
        views.removeAll { $0.view?.rareStorage?.corners?.isConcentric != true }
        for reference in views where reference.view?.windowStorage === window { reference.view?.updateCorners() }
    }
}
