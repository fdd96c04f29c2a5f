import Foundation

/// How a presented screen covers the one below.
public enum UIModalPresentationStyle: Int, Sendable {
    case none = -1
    case automatic = -2
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case overFullScreen = 5
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
