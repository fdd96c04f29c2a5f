import Foundation

/// The sides on which the arrow of a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: UInt

    /// Makes sides of bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// At the top.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// At the bottom.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// At the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// At the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Anywhere.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Where the popover has no arrow yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Shows a screen in a bubble beside something. Windows here are narrow, where UIKit shows a sheet instead.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view beside which the bubble is.
    open var sourceView: UIView?

    /// The rectangle in that view beside which it is.
    open var sourceRect = CGRect.null

    /// The button of a bar beside which it is.
    open var barButtonItem: UIBarButtonItem?

    /// Where the arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    /// Where the arrow is.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }

    /// Whether the bubble may cover what it is beside of.
    open var canOverlapSourceViewRect = false

    /// The views that may be touched meanwhile.
    open var passthroughViews: [UIView]?

    /// The color of the bubble.
    open var backgroundColor: UIColor?

    /// The room that is kept to the edges of the window.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The sheet that stands for the bubble.
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

    private lazy var sheet = UISheetPresentationController(
        presentedViewController: presentedViewController,
        presenting: nil
    )

    /// The rectangle of the sheet.
    open override var frameOfPresentedViewInContainerView: CGRect {
        sheet.container = container
        return sheet.frameOfPresentedViewInContainerView
    }
}

/// Hears of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
