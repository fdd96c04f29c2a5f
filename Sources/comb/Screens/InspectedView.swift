import Honeycomb
import ScreenAudits

/// A view with visible content.
struct InspectedView {
    let name: String
    let identifier: String?
    let text: String?
    private(set) var frame: CGRect
    /// The colors and fonts; empty if they were not asked for.
    private let uses: [TokenUse]

    /// Returns the descendants of a view that have visible content, in view tree order.
    @MainActor
    static func all(in view: UIView, coordinates: UIView, names: TokenNames? = nil) -> [InspectedView] {
        views(in: view).map { InspectedView($0, coordinates: coordinates, names: names) }
    }

    /// The same as views.
    @MainActor
    static func views(in view: UIView) -> [UIView] {
        view.subviews.flatMap { subview -> [UIView] in
            guard !subview.isHidden, subview.alpha > 0, !subview.bounds.isEmpty else { return [] }
            if isReportedAsWhole(subview) { return [subview] }
            let below = views(in: subview)
            return hasVisibleContent(subview) ? [subview] + below : below
        }
    }

    @MainActor
    private init(_ view: UIView, coordinates: UIView, names: TokenNames?) {
        name = String(describing: type(of: view))
        identifier = view.accessibilityIdentifier
        text = (view as? UILabel)?.text
        frame = view.convert(view.bounds, to: coordinates)
        uses = names.map { TokenUse.all(of: view, names: $0) } ?? []
    }

    /// The view in the coordinates in which the origin of its own lies at a point.
    func offset(by point: CGPoint) -> InspectedView {
        var copy = self
        copy.frame = frame.offsetBy(dx: point.x, dy: point.y)
        return copy
    }

    /// Returns whether a view is reported as a whole, regardless of its subviews: controls, and views that draw
    /// themselves.
    @MainActor
    static func isReportedAsWhole(_ view: UIView) -> Bool {
        switch view {
        case is UIControl: view.subviews.contains { !$0.isHidden }
        case is UIProgressView, is UIActivityIndicatorView: true
        default: hasVisibleContent(view)
        }
    }

    /// Returns whether the view itself draws something. Views with subviews are containers.
    @MainActor
    private static func hasVisibleContent(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: !(label.text ?? "").isEmpty
        case let imageView as UIImageView: imageView.image != nil
        // A plain `UIControl` draws nothing; it only receives touches.
        case is UIControl: false
        default: view.subviews.isEmpty && (type(of: view) != UIView.self || view.backgroundColor != nil)
        }
    }

    var json: JSONText {
        var members: [String: JSONText] = ["view": .string(name), "frame": .frame(frame)]
        members["identifier"] = identifier.map(JSONText.string)
        members["text"] = text.map(JSONText.string)
        for (property, uses) in Dictionary(grouping: uses, by: \.property) {
            members[property.memberName] = .string(uses.map { $0.token ?? $0.value }.joined(separator: ", "))
        }
        return .object(members)
    }
}

extension TokenUse.Property {
    fileprivate var memberName: String {
        switch self {
        case .textColor: "textColor"
        case .font: "font"
        case .background: "background"
        case .tint: "tint"
        }
    }
}

extension JSONText {
    /// A length in points, rounded to a thousandth, which is far above the rounding errors of sums of coordinates.
    static func length(_ points: CGFloat) -> JSONText {
        .number((Double(points) * 1000).rounded() / 1000)
    }

    /// `[x, y, width, height]` in points.
    static func frame(_ frame: CGRect) -> JSONText {
        .array([.length(frame.minX), .length(frame.minY), .length(frame.width), .length(frame.height)])
    }
}
