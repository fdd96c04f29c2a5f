import DeclarativeCollections
import PortableUIKit

/// A progress bar, 80 points wide, at the right of a row. Below the left part it fills the width of the row.
public struct RightProgress: RightControlContent, Sendable {
    /// The view of the part.
    public typealias View = RightControlView<RightProgress>

    /// The progress, from 0 to 1.
    public var progress: Double

    /// Creates a progress bar.
    public init(progress: Double) {
        self.progress = progress
    }
}

extension RightProgress {
    @MainActor private static let measuredView = UIProgressView(progressViewStyle: .default)

    /// Creates the progress bar.
    @MainActor
    public static func makeControl(didUse: @escaping @MainActor (UIProgressView) -> Void) -> UIProgressView {
        UIProgressView(progressViewStyle: .default)
    }

    /// The size of the bar, in points, with UIKit's standard height.
    @MainActor
    public static var controlSize: CGSize {
        CGSize(width: 80, height: max(measuredView.intrinsicContentSize.height, 1))
    }

    /// Updates the progress, animated if visible.
    @MainActor
    public func update(_ control: UIProgressView, theme: CellTheme, isAnimated: Bool) {
        control.progressTintColor = theme.palette.accent
        control.trackTintColor = theme.palette.overlayFill
        control.setProgress(Float(fraction), animated: isAnimated)
    }

    private var fraction: Double {
        progress > 0 ? min(progress, 1) : 0
    }

    /// The accessibility information that the row includes.
    @MainActor
    public func accessibility(of control: UIProgressView) -> RightControlAccessibility {
        RightControlAccessibility(
            value: "\(Int((fraction * 100).rounded()))%",
            traits: .updatesFrequently
        )
    }

    /// Returns `false`: a progress bar takes no touches.
    public var isInteractive: Bool {
        false
    }

    /// Returns `true`: a longer bar shows more detail.
    public static var fillsWidthBelow: Bool {
        true
    }
}
