import Foundation

extension UIViewController {
    /// The content configuration to show over the view while it has no content; `nil` for none.
    @available(iOS 17, *)
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableView?.configuration }
        set {
            if let newValue, let unavailableView, unavailableView.supports(newValue) {
                unavailableView.configuration = newValue
                return
            }
            unavailableView?.removeFromSuperview()
            unavailableView = nil
            guard let newValue, let view = view else { return }
            let content = newValue.makeContentView()
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
            unavailableView = content
        }
    }
}
