import DeclarativeCollections
import PortableUIKit

/// A progress bar, 80 points wide, at the right of a row. Below the left part it is as wide as the row lets it be.
public struct RightProgress: RightControlContent, Sendable {
    /// The view of the part.
    public typealias View = RightControlView<RightProgress>

    /// How much is done: from 0 to 1.
    public var progress: Double

    /// Creates a progress bar.
    public init(progress: Double) {
        self.progress = progress
    }
}

extension RightProgress {
    @MainActor private static let measuredView = UIProgressView(progressViewStyle: .default)

    /// Makes a progress bar.
    @MainActor
    public static func makeControl(didUse: @escaping @MainActor (UIProgressView) -> Void) -> UIProgressView {
        UIProgressView(progressViewStyle: .default)
    }

    /// As high as UIKit makes every bar.
    @MainActor
    public static var controlSize: CGSize {
        CGSize(width: 80, height: max(measuredView.intrinsicContentSize.height, 1))
    }

    /// Brings the bar to the state; on screen it grows there.
    @MainActor
    public func update(_ control: UIProgressView, theme: CellTheme, isAnimated: Bool) {
        control.progressTintColor = theme.palette.accent
        control.trackTintColor = theme.palette.fill
        control.setProgress(Float(fraction), animated: isAnimated)
    }

    private var fraction: Double {
        progress > 0 ? min(progress, 1) : 0
    }

    /// The row says how much is done.
    @MainActor
    public func accessibility(of control: UIProgressView) -> RightControlAccessibility {
        RightControlAccessibility(
            value: "\(Int((fraction * 100).rounded()))%",
            traits: .updatesFrequently
        )
    }

    /// Nobody can use a progress bar.
    public var isInteractive: Bool {
        false
    }

    /// Yes: a longer bar says more.
    public static var fillsWidthBelow: Bool {
        true
    }
}
