import PortableUIKit

/// A layout that does something about new traits, such as another text size or dark mode.
@MainActor
public protocol TraitResponsiveViewLayout: ViewLayout {
    /// Called after the traits of the view that has the layout changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?, in view: UIView)
}
