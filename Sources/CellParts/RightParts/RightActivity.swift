import DeclarativeCollections
import PortableUIKit

/// An activity indicator at the right of a row.
public struct RightActivity: RightControlContent, Sendable {
    /// The view of the part.
    public typealias View = RightControlView<RightActivity>

    /// Whether the indicator animates. A stopped indicator is hidden but keeps its space.
    public var isAnimating: Bool

    /// The accessibility label, such as "Loading".
    public var label: String?

    /// Creates an activity indicator, by default animating.
    public init(isAnimating: Bool = true, label: String? = nil) {
        self.isAnimating = isAnimating
        self.label = label
    }
}

extension RightActivity {
    @MainActor private static let measuredView = UIActivityIndicatorView(style: .medium)

    /// Creates the activity indicator.
    @MainActor
    public static func makeControl(
        didUse: @escaping @MainActor (UIActivityIndicatorView) -> Void
    ) -> UIActivityIndicatorView {
        UIActivityIndicatorView(style: .medium)
    }

    /// The standard size of the activity indicator, in points.
    @MainActor
    public static var controlSize: CGSize {
        measuredView.intrinsicContentSize
    }

    /// Starts or stops the animation.
    @MainActor
    public func update(_ control: UIActivityIndicatorView, theme: CellTheme, isAnimated: Bool) {
        control.color = theme.palette.control
        control.hidesWhenStopped = true
        if isAnimating != control.isAnimating {
            isAnimating ? control.startAnimating() : control.stopAnimating()
        }
    }

    /// The accessibility information that the row includes.
    @MainActor
    public func accessibility(of control: UIActivityIndicatorView) -> RightControlAccessibility {
        RightControlAccessibility(label: isAnimating ? label : nil, traits: isAnimating ? .updatesFrequently : .none)
    }

    /// Returns `false`: an activity indicator takes no touches.
    public var isInteractive: Bool {
        false
    }
}
