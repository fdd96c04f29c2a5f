import Foundation

/// The appearance of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance, StoredBarAppearance {
    private lazy var stackedStorage = observed(UITabBarItemAppearance(style: .stacked))
    private lazy var inlineStorage = observed(UITabBarItemAppearance(style: .inline))
    private lazy var compactStorage = observed(UITabBarItemAppearance(style: .compactInline))

    /// The appearance of tabs with the title below the image, as on a phone.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stackedStorage }
        set {
            stackedStorage = observed(newValue)
            didChange?()
        }
    }

    /// The appearance of tabs with the title beside the image. Not used here: tabs are stacked.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inlineStorage }
        set {
            inlineStorage = observed(newValue)
            didChange?()
        }
    }

    /// The appearance of tabs in a bar of reduced height. Not used here: tabs are stacked.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactStorage }
        set {
            compactStorage = observed(newValue)
            didChange?()
        }
    }

    /// The color of a template image behind the selected tab.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { didChange?() }
    }

    /// The image behind the selected tab.
    open var selectionIndicatorImage: UIImage? {
        didSet { didChange?() }
    }

    /// How stacked tabs share the width of the bar.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { if stackedItemPositioning != oldValue { didChange?() } }
    }

    /// The width of centered tabs in points; 0 for the default.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { if stackedItemWidth != oldValue { didChange?() } }
    }

    /// The spacing of centered tabs in points; 0 for the default.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { if stackedItemSpacing != oldValue { didChange?() } }
    }

    /// Returns a copy of the appearance.
    open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }

    override func copyValues(from other: UIBarAppearance) {
        super.copyValues(from: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    private func observed(_ appearance: UITabBarItemAppearance) -> UITabBarItemAppearance {
        let copy = appearance.copy() as? UITabBarItemAppearance ?? appearance
        copy.didChange = { [weak self] in self?.didChange?() }
        return copy
    }
}
