import Honeycomb

/// A view that shows something.
struct InspectedView {
    let name: String
    let identifier: String?
    let text: String?
    private(set) var frame: CGRect

    /// The views below a view that show something, in the order of the view tree.
    @MainActor
    static func all(in view: UIView, coordinates: UIView) -> [InspectedView] {
        view.subviews.flatMap { subview -> [InspectedView] in
            guard !subview.isHidden, subview.alpha > 0, !subview.bounds.isEmpty else { return [] }
            if isWhole(subview) { return [InspectedView(subview, coordinates: coordinates)] }
            let below = all(in: subview, coordinates: coordinates)
            return showsSomething(subview) ? [InspectedView(subview, coordinates: coordinates)] + below : below
        }
    }

    @MainActor
    private init(_ view: UIView, coordinates: UIView) {
        name = String(describing: type(of: view))
        identifier = view.accessibilityIdentifier
        text = (view as? UILabel)?.text
        frame = view.convert(view.bounds, to: coordinates)
    }

    /// The view in the coordinates in which the origin of its own lies at a point.
    func offset(by point: CGPoint) -> InspectedView {
        var copy = self
        copy.frame = frame.offsetBy(dx: point.x, dy: point.y)
        return copy
    }

    /// Whether a view counts as one thing, whatever it is made of: controls, and what shows something by itself.
    @MainActor
    static func isWhole(_ view: UIView) -> Bool {
        switch view {
        case is UIControl: view.subviews.contains { !$0.isHidden }
        case is UIProgressView, is UIActivityIndicatorView: true
        default: showsSomething(view)
        }
    }

    /// Whether there is something to see of the view itself. Views with subviews are containers.
    @MainActor
    private static func showsSomething(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: !(label.text ?? "").isEmpty
        case let imageView as UIImageView: imageView.image != nil
        // A control without a look of its own only takes touches.
        case is UIControl: false
        default: view.subviews.isEmpty && (type(of: view) != UIView.self || view.backgroundColor != nil)
        }
    }

    var json: JSONText {
        var members: [String: JSONText] = ["view": .string(name), "frame": .frame(frame)]
        members["identifier"] = identifier.map(JSONText.string)
        members["text"] = text.map(JSONText.string)
        return .object(members)
    }
}

extension JSONText {
    /// A length in points, to a thousandth: sums of coordinates have an error far below it.
    static func length(_ points: CGFloat) -> JSONText {
        .number((Double(points) * 1000).rounded() / 1000)
    }

    /// `[x, y, width, height]` in points.
    static func frame(_ frame: CGRect) -> JSONText {
        .array([.length(frame.minX), .length(frame.minY), .length(frame.width), .length(frame.height)])
    }
}
