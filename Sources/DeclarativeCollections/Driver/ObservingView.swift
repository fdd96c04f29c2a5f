import PortableUIKit

/// Lies unseen in the collection view and tells of traits, safe areas and the end of layout passes: only a view hears of
/// them, and the collection view is not ours to subclass.
final class ObservingView: UIView {
    weak var driver: (any DriverDelegate)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ObservingView is made in code only")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        driver?.traitsDidChange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Subviews are laid out after the collection view itself.
        driver?.collectionViewDidLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        driver?.windowDidChange()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        driver?.safeAreaDidChange()
    }
}
