import PortableUIKit

/// A cell or header that hosts a plain view.
@MainActor
protocol ViewHost: UIView {
    var hostedView: UIView { get }
}

extension UIView {
    /// The view that shows the model: the hosted view of a host, otherwise the view itself.
    var shownView: UIView { (self as? any ViewHost)?.hostedView ?? self }

    /// Adds a view and pins it to all four edges, so that its constraints determine the height.
    func embed(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
        // Before it is measured, a cell has an estimated height, which must not conflict with the view's constraints.
        bottom.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor),
            bottom,
        ])
    }
}
