import PortableUIKit

/// Lies unseen in the collection view and tells of traits, safe areas and the end of layout passes: only a view hears of
/// them, and the collection view is not ours to subclass.
final class ObservingView: UIView {
    var traitsDidChange: (() -> Void)?
    var safeAreaDidChange: (() -> Void)?
    /// Called in the layout pass in which `setNeedsLayout()` was called, after the collection view itself was laid out.
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
