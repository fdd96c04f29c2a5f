import PortableUIKit
import ScreenHosting

/// What moves on a screen and tells the user to wait.
@MainActor
struct ScreenMotion {
    /// One clause for each view that moves.
    private(set) var descriptions: [String] = []

    var isEmpty: Bool { descriptions.isEmpty }

    init(in host: ScreenHost) {
        add(host.window)
        var controller: UIViewController? = host.viewController
        while let current = controller {
            if current.isBeingPresented { descriptions.append("\(type(of: current)) is being presented") }
            if current.isBeingDismissed { descriptions.append("\(type(of: current)) is being dismissed") }
            controller = current.presentedViewController
        }
    }

    private mutating func add(_ view: UIView) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        if let motion = Self.motion(of: view) {
            let name = [view.accessibilityIdentifier, Self.rowName(of: view)].compactMap { $0 }.first { !$0.isEmpty }
            descriptions.append("\(type(of: view))" + (name.map { " \"\($0)\"" } ?? "") + " is \(motion)")
        }
        // The spinner of a refresh control is its own affair.
        if view is UIRefreshControl { return }
        for subview in view.subviews { add(subview) }
    }

    private static func motion(of view: UIView) -> String? {
        switch view {
        case let indicator as UIActivityIndicatorView: return indicator.isAnimating ? "animating" : nil
        case let control as UIRefreshControl: return control.isRefreshing ? "refreshing" : nil
        case let image as UIImageView: return image.isAnimating ? "animating" : nil
        case let scrollView as UIScrollView:
            return scrollView.isDecelerating ? "decelerating" : scrollView.isDragging ? "being dragged" : nil
        default: return nil
        }
    }

    /// The identifier of the row that contains a view.
    private static func rowName(of view: UIView) -> String? {
        var next = view.superview
        while let candidate = next {
            if let name = candidate.accessibilityIdentifier { return name }
            next = candidate.superview
        }
        return nil
    }
}
