import Foundation

/// An item of a bar, with a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, KeyValueCoding, UIAppearance, @preconcurrency UIAccessibilityIdentification,
    AccessibilityDeclaring
{
    /// Called after a property changed.
    final var didChange: (() -> Void)?

    /// The view that shows the item in a bar.
    final weak var shownView: UIView?

    /// Returns the view that shows the item by its name `view`, which has no property; `nil` for another name.
    nonisolated open func value(forKey key: String) -> Any? {
        nonisolated(unsafe) var view: UIView?
        MainActor.assumeIsolated { view = key == "view" || key == "_view" ? shownView : nil }
        return view
    }

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// The title.
    open var title: String? {
        didSet { if title != oldValue { didChange?() } }
    }

    /// The image, shown instead of the title.
    open var image: UIImage? {
        didSet { if image !== oldValue { didChange?() } }
    }

    /// The offsets of the image's edges, in points.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { didChange?() } }
    }

    /// The image on a phone in landscape. No effect here: devices are in portrait.
    open var landscapeImagePhone: UIImage?

    /// The offsets of the landscape image's edges, in points. No effect here.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero

    /// The image that the large content viewer shows. No effect here.
    open var largeContentSizeImage: UIImage?

    /// The offsets of the large content viewer's image, in points. No effect here.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    /// Whether the item is enabled.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange?() } }
    }

    /// Gives an item that a bar is about to show the values of appearance proxies. `nil` until there is a proxy.
    static var applyAppearance: ((UIBarItem, UIView) -> Void)?
    /// What appearance proxies gave the item.
    final var appliedAppearance: AppliedAppearance?

    final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the title's attributes for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        didChange?()
    }

    /// Returns the title's attributes for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// An integer that identifies the item in an app.
    open var tag = 0

    // MARK: Accessibility

    /// A string that identifies the item in UI tests.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { didChange?() } }
    }

    /// Whether assistive technologies can access the item; `true` by default.
    open var isAccessibilityElement: Bool {
        get { accessibilityRecord?.isElement ?? true }
        set { editAccessibility { $0.isElement = newValue } }
    }

    /// A short label that identifies the item; `nil` for its title.
    open var accessibilityLabel: String? {
        get { accessibilityRecord?.label }
        set { editAccessibility { $0.label = newValue } }
    }

    /// The value of the item.
    open var accessibilityValue: String? {
        get { accessibilityRecord?.value }
        set { editAccessibility { $0.value = newValue } }
    }

    /// A description of the result of activating the item.
    open var accessibilityHint: String? {
        get { accessibilityRecord?.hint }
        set { editAccessibility { $0.hint = newValue } }
    }

    /// The traits of the item, in addition to those of a button.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityRecord?.traits ?? .none }
        set { editAccessibility { $0.traits = newValue } }
    }

    private func editAccessibility(_ edit: (AccessibilityStorage) -> Void) {
        editAccessibilityRecord(edit)
        didChange?()
    }
}
