import DeclarativeCollections
import PortableUIKit

/// A spinning wheel at the right of a row that waits for something.
public struct RightActivity: RightControlContent, Sendable {
    /// The view of the part.
    public typealias View = RightControlView<RightActivity>

    /// Whether the wheel spins. One that does not is not to be seen and keeps its place.
    public var isAnimating: Bool

    /// What is going on, for screen readers: "Loading".
    public var label: String?

    /// Creates a wheel that spins.
    public init(isAnimating: Bool = true, label: String? = nil) {
        self.isAnimating = isAnimating
        self.label = label
    }
}

extension RightActivity {
    @MainActor private static let measuredView = UIActivityIndicatorView(style: .medium)

    /// Makes a wheel.
    @MainActor
    public static func makeControl(
        didUse: @escaping @MainActor (UIActivityIndicatorView) -> Void
    ) -> UIActivityIndicatorView {
        UIActivityIndicatorView(style: .medium)
    }

    /// The size that UIKit gives to every wheel.
    @MainActor
    public static var controlSize: CGSize {
        measuredView.intrinsicContentSize
    }

    /// Starts the wheel or stops it.
    @MainActor
    public func update(_ control: UIActivityIndicatorView, theme: CellTheme, isAnimated: Bool) {
        control.color = theme.palette.control
        control.hidesWhenStopped = true
        if isAnimating != control.isAnimating {
            isAnimating ? control.startAnimating() : control.stopAnimating()
        }
    }

    /// The row says what is going on.
    @MainActor
    public func accessibility(of control: UIActivityIndicatorView) -> RightControlAccessibility {
        RightControlAccessibility(label: isAnimating ? label : nil, traits: isAnimating ? .updatesFrequently : .none)
    }

    /// Nobody can use a wheel.
    public var isInteractive: Bool {
        false
    }
}
