import Foundation

/// The controller of a view, as far as the view has to know it: `UIViewController` stands on a higher floor.
@MainActor protocol ViewOwner: UIResponder, UIFocusEnvironment, TraitChangeSource {
    /// The least margins of the owned view, in points; `nil` where the view's own margins are all that counts.
    var minimumMargins: UIEdgeInsets? { get }
    /// What the owner adds to the safe area of its view, in points.
    var additionalSafeAreaInsets: UIEdgeInsets { get }

    /// The traits of the owned view where it inherits `traits`.
    func traits(inheriting traits: UITraitCollection) -> UITraitCollection
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)

    func viewWillMove(toWindow window: UIWindow?)
    func viewDidMoveToWindow()
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
    func viewLayoutMarginsDidChange()
    func viewSafeAreaInsetsDidChange()
    func updateViewConstraints()
    func updateProperties()

    /// Returns whether the configuration of a screen without content is to be updated, which it is not any more then.
    func takesContentUnavailableUpdate() -> Bool
    func updateContentUnavailable()
    func contentUnavailableDidBecomeOutdated()

    /// Tells the owner that its view appeared, after the first layout in a window.
    func endAppearance()
}

/// The owner of the view that fills a window.
@MainActor protocol WindowRoot: ViewOwner {
    var viewIfLoaded: UIView? { get }
    /// The view, which is loaded if need be.
    var rootView: UIView? { get }
    /// The style that the controller in front prefers, or the one of its children that decides.
    var shownStatusBarStyle: UIStatusBarStyle { get }
    /// Whether the controller in front hides the status bar, or the one of its children that decides.
    var hidesStatusBar: Bool { get }

    /// Tells that the window is about to get another size, in points.
    ///
    /// - Returns: What to call when the new size is in force.
    func window(_ window: UIWindow, willChangeTo size: CGSize) -> @MainActor () -> Void

    /// Tells that the window is about to get other traits.
    ///
    /// - Returns: What to call when the new traits are in force.
    func window(_ window: UIWindow, willChangeTo traits: UITraitCollection) -> @MainActor () -> Void

    /// Another root takes the place of this one: its view and what it presented leave the window.
    func leaveWindow()
}
