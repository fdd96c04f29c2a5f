/// Scrolls what a view without content shows, where it is higher than the view. Lower content is in the center.
@MainActor final class ContentUnavailableScroller: UIScrollView {
    /// The content of the scroll view within the margins.
    private let room = UILayoutGuide()
    private lazy var top = room.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor)
    private lazy var bottom = contentLayoutGuide.bottomAnchor.constraint(equalTo: room.bottomAnchor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The margins have the safe area in them.
        contentInsetAdjustmentBehavior = .never
        translatesAutoresizingMaskIntoConstraints = false
        addLayoutGuide(room)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Puts the content of a view, which contains this one, into this one.
    func show(_ content: UIView, in view: UIView) {
        guard content.superview !== self else { return }
        addSubview(content)
        let sameHeight = contentLayoutGuide.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor)
        sameHeight.priority = .defaultLow
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            contentLayoutGuide.heightAnchor.constraint(greaterThanOrEqualTo: frameLayoutGuide.heightAnchor),
            sameHeight,
            top, bottom,
            content.centerYAnchor.constraint(equalTo: room.centerYAnchor),
            content.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        showMargins(view.layoutMargins)
    }

    func showMargins(_ insets: UIEdgeInsets) {
        (top.constant, bottom.constant) = (insets.top, insets.bottom)
    }
}
