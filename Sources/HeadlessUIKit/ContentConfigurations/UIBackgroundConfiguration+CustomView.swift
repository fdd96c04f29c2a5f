import Foundation

extension UIBackgroundConfiguration {
    /// Fills a view with the custom view and removes other custom views.
    @MainActor func showCustomView(in view: UIView, besides own: UIView? = nil) {
        for other in view.subviews where other !== customView && other !== own { other.removeFromSuperview() }
        guard let customView, customView.superview !== view else { return }
        customView.frame = view.bounds
        customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(customView)
    }
}
