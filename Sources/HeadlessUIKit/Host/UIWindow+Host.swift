import Foundation

@_spi(Host) extension UIWindow {
    /// Creates a window with a size, in points, and the traits of its screen.
    public convenience init(hostSize size: CGSize, traits: UITraitCollection) {
        self.init(frame: CGRect(origin: .zero, size: size))
        hostTraits = traits
    }

    /// The traits of the screen; unspecified ones are those of a default phone. Setting them updates the whole view
    /// hierarchy.
    public var hostTraits: UITraitCollection {
        get { screenTraits }
        set {
            isHosted = true
            if coverDrawer == nil { coverDrawer = MenuDrawer() }
            setScreenTraits(UITraitCollection(traitsFrom: [.headlessDefault, newValue]))
        }
    }

    /// The safe area insets of the screen, in points.
    public var hostSafeAreaInsets: UIEdgeInsets {
        get { screenSafeAreaInsets }
        set {
            isHosted = true
            screenSafeAreaInsets = newValue
            updateSafeAreaInsets()
        }
    }

    /// The height of the keyboard that is shown while text is edited, in points, with the safe area below it; 0 for a hardware keyboard.
    public var hostKeyboardHeight: CGFloat {
        get { softwareKeyboard?.height ?? 0 }
        set {
            guard newValue > 0 || keyboard != nil else { return }
            let keyboard = softwareKeyboard ?? SoftwareKeyboard(window: self)
            self.keyboard = keyboard
            keyboard.height = newValue
        }
    }

    private var softwareKeyboard: SoftwareKeyboard? { keyboard as? SoftwareKeyboard }

    /// Lays out the views that need layout, then notifies view controllers that they appeared.
    public func hostLayout() {
        isHosted = true
        if coverDrawer == nil { coverDrawer = MenuDrawer() }
        layOutAndFinishAppearances()
    }

    /// The number of views painted in the last frame; hidden and invisible views don't count.
    public var hostPaintedNodeCount: Int { paintedNodeCount }

    /// Called when there is something to do where nothing was: the window needs layout or painting, or an action was scheduled on the
    /// clock. It is called while other code runs, so that what is to be done is done later.
    public var hostWorkHandler: (@MainActor () -> Void)? {
        get { workHandler }
        set { workHandler = newValue }
    }

    /// Whether the window needs layout or painting since it was last painted; also true if time has passed while an animation runs.
    public var hostNeedsPaint: Bool {
        // What an animation changes stays in the record from frame to frame.
        needsPaint || needsLayout || needsLayoutBelow || !paintRecord.changes.isEmpty && frameTime != clock.now
    }
}
