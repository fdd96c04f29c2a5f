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

/// Presents content in a popover. In a compact width it is a sheet, unless the delegate wants no other style there.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points to.
    open var sourceView: UIView?

    /// The rectangle in the source view that the popover points to; null for the view's bounds.
    open var sourceRect = CGRect.null

    /// The item that the popover points to, in preference to a view or a bar button item.
    @available(iOS 16, *)
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// The bar button item that the popover points to.
    open var barButtonItem: UIBarButtonItem?

    /// The allowed directions of the arrow.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    /// The direction of the arrow; unknown before the popover is shown, and for a sheet.
    open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

    /// Whether the popover may overlap the source rectangle. No effect here.
    open var canOverlapSourceViewRect = false

    /// The views the user can interact with while the popover is visible.
    open var passthroughViews: [UIView]?

    /// The background color of the popover, also of its arrow; `nil` for the system's.
    open var backgroundColor: UIColor? {
        didSet { container?.setNeedsLayout() }
    }

    /// The minimum distance to the safe area of the window, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The sheet to which the popover adapts.
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

    private lazy var sheet = UISheetPresentationController(
        presentedViewController: presentedViewController,
        presenting: nil
    )

    /// Whether the content is in a popover in an environment, rather than a sheet.
    final func isPopover(in traits: UITraitCollection) -> Bool {
        if traits.horizontalSizeClass == .regular { return true }
        return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) == UIModalPresentationStyle.none
    }

    /// The size of content without a preferred size, in points; an estimate.
    private static let standardSize = CGSize(width: 320, height: 480)

    /// Where the popover lies; `nil` for a sheet.
    final var placement: PopoverPlacement? {
        guard let container, container.isPopover else { return nil }
        let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        var size = presentedViewController.preferredContentSize
        if let top = (presentedViewController as? UINavigationController)?.topViewController, size == .zero {
            size = top.preferredContentSize
        }
        if size.width <= 0 { size.width = Self.standardSize.width }
        if size.height <= 0 { size.height = Self.standardSize.height }
        return PopoverPlacement(
            of: size,
            at: sourceFrame(in: container) ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0),
            in: area,
            permitted: permittedArrowDirections
        )
    }

    /// The rectangle that the popover points to, in the container; `nil` without a source that is on screen.
    private func sourceFrame(in container: UIView) -> CGRect? {
        let item = (sourceItem as? UIBarButtonItem) ?? barButtonItem
        if let view = item?.shownView, view.window != nil { return view.convert(view.bounds, to: container) }
        if let guide = sourceItem as? UILayoutGuide, let owner = guide.owningView {
            return owner.convert(guide.layoutFrame, to: container)
        }
        guard let view = (sourceItem as? UIView) ?? sourceView, view.window != nil else { return nil }
        let rect = sourceRect.isNull || sourceItem is UIView ? view.bounds : sourceRect
        return view.convert(rect, to: container)
    }

    /// The frame of the content: in the popover, or of the sheet.
    open override var frameOfPresentedViewInContainerView: CGRect {
        if let placement { return placement.frame }
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
