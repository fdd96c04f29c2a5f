import Foundation

/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The raw bits, the same as UIKit's.
    public let rawValue: UInt

    /// Creates a set from UIKit's raw bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The arrow points up, at the top of the popover.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down, at the bottom of the popover.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left, at the left side of the popover.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right, at the right side of the popover.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction is not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Presents content in a popover. Windows here are compact, where UIKit adapts popovers to sheets.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points to. No effect here.
    open var sourceView: UIView?

    /// The rectangle in the source view that the popover points to. No effect here.
    open var sourceRect = CGRect.null

    /// The item that the popover points to, in preference to a view or a bar button item. No effect here.
    @available(iOS 16, *)
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// The bar button item that the popover points to. No effect here.
    open var barButtonItem: UIBarButtonItem?

    /// The allowed directions of the arrow. No effect here.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    /// The direction of the arrow; always unknown here.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }

    /// Whether the popover may overlap the source rectangle. No effect here.
    open var canOverlapSourceViewRect = false

    /// The views the user can interact with while the popover is visible. No effect here.
    open var passthroughViews: [UIView]?

    /// The background color of the popover. No effect here.
    open var backgroundColor: UIColor?

    /// The minimum distance to the edges of the window, in points. No effect here.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The sheet to which the popover adapts.
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

    private lazy var sheet = UISheetPresentationController(
        presentedViewController: presentedViewController,
        presenting: nil
    )

    /// The frame of the sheet.
    open override var frameOfPresentedViewInContainerView: CGRect {
        sheet.container = container
        return sheet.frameOfPresentedViewInContainerView
    }
}

// Methods are optional unless marked. `make optional-methods` writes the defaults.
/// Responds to the presentation of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    // default: true
    /// Returns whether the user may dismiss the popover. Superseded by `presentationControllerShouldDismiss(_:)`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// Called after the user dismissed the popover. Superseded by `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    )
}
