import Foundation

/// How a presented screen covers the one below.
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

/// How a presented screen comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case crossDissolve = 2
}

extension UIViewController {
    /// The container of all containers: what presents, as only whole screens do.
    final var outermost: UIViewController {
        var controller = self
        while let parent = controller.parentStorage { controller = parent }
        return controller
    }

    /// What says how the screen is presented, and is kept for that.
    final var standardPresentationController: UIPresentationController? {
        let style = modalPresentationStyle
        if let kept = keptPresentationController, presentedBy != nil || kept.style == style { return kept.controller }
        guard let controller = makePresentationController(presenting: nil) else { return nil }
        keptPresentationController = (controller, style)
        return controller
    }

    private func makePresentationController(presenting: UIViewController?) -> UIPresentationController? {
        switch modalPresentationStyle {
        case .none: nil
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .custom:
            transitioningDelegate?.presentationController(
                forPresented: self,
                presenting: presenting,
                source: presenting ?? self
            ) ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
            UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// The same for a presentation by that controller, which a delegate is told of.
    final func presentationController(presenting: UIViewController) -> UIPresentationController? {
        if modalPresentationStyle == .custom {
            let controller = makePresentationController(presenting: presenting)
            keptPresentationController = controller.map { ($0, .custom) }
        }
        return standardPresentationController
    }

    final func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenting = outermost
        // UIKit refuses with a line in the log and goes on.
        guard controller !== presenting, controller.parentStorage == nil, controller.presentedBy == nil,
            presenting.presentation == nil, let window = presenting.viewIfLoaded?.window
        else { return }
        let presentation = ModalPresentation(of: controller, by: presenting)
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
