import PortableUIKit

/// An invisible subview of the collection view that reports trait changes, safe area changes and the end of layout
/// passes: only views are notified of them, and the driver cannot subclass the collection view.
final class ObservingView: UIView {
    var traitsDidChange: (() -> Void)?
    var safeAreaDidChange: (() -> Void)?
    /// Called in the layout pass that `setNeedsLayout()` requested, after the collection view itself was laid out.
    var collectionViewDidLayout: (() -> Void)?
    var windowDidChange: (() -> Void)?

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
        traitsDidChange?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        collectionViewDidLayout?()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        windowDidChange?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeAreaDidChange?()
    }
}
