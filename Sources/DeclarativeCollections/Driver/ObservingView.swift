import PortableUIKit

/// An invisible subview of the collection view that reports trait changes, safe area changes and the end of layout
/// passes: only views are notified of them, and the driver cannot subclass the collection view.
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
