import PortableUIKit

/// A cell or header whose content is a plain view.
@MainActor
protocol ViewHost: UIView {
    var hostedView: UIView { get }
}

extension UIView {
    /// The view that shows the model: the plain view in a cell that hosts one, else the view itself.
    var shownView: UIView { (self as? any ViewHost)?.hostedView ?? self }

    /// Puts a view in and pins it to all four edges, so that its constraints decide on the height.
    func embed(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
        // Before a cell is measured it has an estimated height, which must not conflict with what the view needs.
        bottom.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor),
            bottom,
        ])
    }
}
