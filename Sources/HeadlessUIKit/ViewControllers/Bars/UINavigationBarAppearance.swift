import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance, StoredBarAppearance {
    private lazy var buttonStorage = observed(UIBarButtonItemAppearance(style: .plain))
    private lazy var doneStorage = observed(UIBarButtonItemAppearance(style: .done))
    private lazy var backStorage = observed(UIBarButtonItemAppearance(style: .plain))
    private var indicator: UIImage?
    private var indicatorMask: UIImage?

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// The offset of the title from its position, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange?() } }
    }

    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    final var subtitleAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    final var largeSubtitleAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange?() }
    }

    /// The attributes of the line below the title.
    @available(iOS 26, *)
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { subtitleAttributes }
        set { subtitleAttributes = newValue }
    }

    /// The attributes of the line below the large title.
    @available(iOS 26, *)
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { largeSubtitleAttributes }
        set { largeSubtitleAttributes = newValue }
    }

    /// The appearance of prominent buttons, which are the done buttons of earlier versions.
    @available(iOS 26, *)
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    /// The appearance of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttonStorage }
        set {
            buttonStorage = observed(newValue)
            didChange?()
        }
    }

    /// The appearance of done buttons.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneStorage }
        set {
            doneStorage = observed(newValue)
            didChange?()
        }
    }

    /// The appearance of the back button.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backStorage }
        set {
            backStorage = observed(newValue)
            didChange?()
        }
    }

    /// The image beside the title of the back button; a chevron unless set.
    open var backIndicatorImage: UIImage { indicator ?? NavigationBackButton.chevron }

    /// The mask of the back button's title during transitions. Not used: titles do not move here.
    open var backIndicatorTransitionMaskImage: UIImage { indicatorMask ?? backIndicatorImage }

    /// Sets the image of the back button with its mask; `nil` for the default images.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?,
        transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        indicator = backIndicatorImage
        indicatorMask = backIndicatorTransitionMaskImage
        didChange?()
    }

    /// The image of the back button that was set; `nil` for the chevron.
    final var customBackIndicator: UIImage? { indicator }

    /// Returns a copy of the appearance.
    open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }

    override func copyValues(from other: UIBarAppearance) {
        super.copyValues(from: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleAttributes = other.subtitleAttributes
        largeSubtitleAttributes = other.largeSubtitleAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        setBackIndicatorImage(other.indicator, transitionMaskImage: other.indicatorMask)
    }
}
