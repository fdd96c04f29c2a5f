import Foundation

/// How a presented view controller is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    case none = -1
    case automatic = -2
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
}

/// The animation of a presentation and its dismissal.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    /// The view turns around its vertical axis, as if it were on the back of what presents it. Drawn as the turn of the presented
    /// view alone.
    case flipHorizontal = 1
    case crossDissolve = 2
    /// What presents the view is curled up like a page. Drawn like `coverVertical`.
    case partialCurl = 3
}

extension UIViewController {
    /// The outermost ancestor, which presents on behalf of its descendants.
    final var outermost: UIViewController {
        var controller = self
        while let parent = controller.parentStorage { controller = parent }
        return controller
    }

    /// The cached presentation controller for the current style.
    final var standardPresentationController: UIPresentationController? {
        let style = modalPresentationStyle
        if let cached = cachedPresentationController, presentedBy != nil || cached.style == style {
            return cached.controller
        }
        guard let controller = makePresentationController(presenting: nil, source: self) else { return nil }
        cachedPresentationController = (controller, style)
        return controller
    }

    private func makePresentationController(
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        switch modalPresentationStyle {
        case .none: nil
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .custom:
            transitioningDelegate?.presentationController(
                forPresented: self,
                presenting: presenting,
                source: source
            ) ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
            UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// Returns the presentation controller for a presentation by `presenting`. For the custom style it asks the
    /// transitioning delegate each time.
    final func presentationController(
        presenting: UIViewController,
        source: UIViewController
    ) -> UIPresentationController? {
        if modalPresentationStyle == .custom {
            let controller = makePresentationController(presenting: presenting, source: source)
            cachedPresentationController = controller.map { ($0, .custom) }
        }
        return standardPresentationController
    }

    final func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenting = outermost
        // UIKit logs a warning and ignores such a call.
        guard controller !== presenting, controller.parentStorage == nil, controller.presentedBy == nil,
            presenting.presentation == nil, let window = presenting.viewIfLoaded?.window
        else { return }
        let presentation = ModalPresentation(of: controller, by: presenting, source: self)
        presentation.present(in: window, animated: animated, completion: completion)
    }

    final func startDismissing(animated: Bool, completion: (() -> Void)?) {
        let outermost = outermost
        guard let presentation = outermost.presentation ?? outermost.presentedBy else {
            completion?()
            return
        }
        presentation.dismiss(animated: animated, completion: completion)
    }
}
