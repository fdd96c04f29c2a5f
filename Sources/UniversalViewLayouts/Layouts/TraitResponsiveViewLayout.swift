import PortableUIKit

/// A layout that responds to trait changes, such as another text size or dark mode.
@MainActor
public protocol TraitResponsiveViewLayout: ViewLayout {
    /// Called after the traits of the view that contains the layout change.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?, in view: UIView)
}
