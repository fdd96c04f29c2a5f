import Foundation

/// Bar buttons that belong together. In a bar on glass they share it.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// Called after a property or an item changed.
    final var didChange: (() -> Void)?

    /// Creates a group with items, and one that stands for them where there is no space. All items are always shown
    /// here.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt()
    }

    /// Returns `nil`: unarchiving is not supported.
    public init?(coder: NSCoder) {
        return nil
    }

    /// Returns a group that the user can neither move nor remove.
    @available(iOS 16, *)
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that the user can move. Bars can't be customized here.
    @available(iOS 16, *)
    public class func movableGroup(
        customizationIdentifier: String,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that the user can move and remove. Bars can't be customized here: the group is shown if it is in
    /// the default customization.
    @available(iOS 16, *)
    public class func optionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isInDefaultCustomization = isInDefaultCustomization
        return group
    }

    /// The items in reading direction.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self {
                item.buttonGroup = nil
                item.didChange = nil
            }
            adopt()
            didChange?()
        }
    }

    /// The item that stands for the group where there is no space. Never shown here.
    open var representativeItem: UIBarButtonItem?

    /// Whether the representative item is shown. Always `false` here.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Whether the group stays available in the overflow menu after the user removed it. No effect here.
    @available(iOS 16, *)
    open var alwaysAvailable = true

    /// The element that stands for the group in an overflow menu. No effect here.
    @available(iOS 16, *)
    open var menuRepresentation: UIMenuElement?

    /// Whether the group is hidden.
    @available(iOS 16, *)
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange?() } }
    }

    private final var isInDefaultCustomization = true

    /// The items that a bar shows.
    final var shownItems: [UIBarButtonItem] {
        isHidden || !isInDefaultCustomization ? [] : barButtonItems.filter { !$0.isHidden }
    }

    private func adopt() {
        for item in barButtonItems {
            item.buttonGroup = self
            item.didChange = { [weak self] in self?.didChange?() }
        }
    }
}

extension UIBarButtonItem {
    /// Returns a group with only this item, which the user can move and remove. Bars can't be customized here.
    @available(iOS 16, *)
    public final func creatingOptionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization,
            items: [self]
        )
    }
}
