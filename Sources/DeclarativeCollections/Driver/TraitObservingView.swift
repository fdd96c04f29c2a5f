import PortableUIKit

/// Lies unseen in the collection view and tells of changed traits and safe areas: only a view hears of them, and the
/// collection view is not ours to subclass.
final class TraitObservingView: UIView {
    var traitsDidChange: (() -> Void)?
    var safeAreaDidChange: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TraitObservingView is made in code only")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeAreaDidChange?()
    }
}
