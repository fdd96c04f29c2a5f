import PortableUIKit

extension ViewLayout {
    func tellReuse() {
        (self as? any ReusableViewLayout)?.prepareForReuse()
    }

    func tellTraits(_ previousTraitCollection: UITraitCollection?, in view: UIView) {
        (self as? any TraitResponsiveViewLayout)?.traitCollectionDidChange(previousTraitCollection, in: view)
    }
}
