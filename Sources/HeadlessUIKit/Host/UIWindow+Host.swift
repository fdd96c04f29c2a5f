import Foundation

@_spi(Host) extension UIWindow {
    /// Makes a window of that size for a screen with those traits.
    public convenience init(hostSize size: CGSize, traits: UITraitCollection) {
        self.init(frame: CGRect(origin: .zero, size: size))
        hostTraits = traits
    }

    /// The traits of the screen; what they leave unspecified is that of a light phone. Changing them changes the traits
    /// of everything in the window.
    public var hostTraits: UITraitCollection {
        get { screenTraits }
        set {
            isHosted = true
            setScreenTraits(UITraitCollection(traitsFrom: [.headlessDefault, newValue]))
        }
    }

    /// What the screen covers of the window, by bars and rounded corners.
    public var hostSafeAreaInsets: UIEdgeInsets {
        get { screenSafeAreaInsets }
        set {
            isHosted = true
            screenSafeAreaInsets = newValue
            updateSafeAreaInsets()
        }
    }

    /// Lays out everything that asked for it, then tells controllers that they appeared.
    public func hostLayout() {
        isHosted = true
        layOutAndFinishAppearances()
    }

    /// How many views were painted the last time: what is hidden or out of sight is not among them.
    public var hostPaintedNodeCount: Int { paintedNodeCount }

    /// Whether something asked for layout or changed its looks since the window was last painted.
    public var hostNeedsPaint: Bool { needsPaint || needsLayout || needsLayoutBelow }
}
