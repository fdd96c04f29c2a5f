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
    /// Creates the activity indicator.
    @MainActor
    public static func makeControl(
        didUse: @escaping @MainActor (ActivityView) -> Void
    ) -> ActivityView {
        ActivityView(frame: .zero)
    }

    /// The size of the activity indicator, in points: 20 at the standard text size, larger with larger texts.
    @MainActor
    public static var controlSize: CGSize {
        let side = ActivityView.standardSide + GraphicScale.current.growth
        return CGSize(width: side, height: side)
    }

    /// Starts or stops the animation.
    @MainActor
    public func update(_ control: ActivityView, theme: CellTheme, isAnimated: Bool) {
        let control = control.indicator
        control.color = theme.palette.control
        control.hidesWhenStopped = true
        if isAnimating != control.isAnimating {
            isAnimating ? control.startAnimating() : control.stopAnimating()
        }
    }

    /// The accessibility information that the row includes.
    @MainActor
    public func accessibility(of control: ActivityView) -> RightControlAccessibility {
        RightControlAccessibility(label: isAnimating ? label : nil, traits: isAnimating ? .updatesFrequently : .none)
    }

    /// Returns `false`: an activity indicator takes no touches.
    public var isInteractive: Bool {
        false
    }
}
