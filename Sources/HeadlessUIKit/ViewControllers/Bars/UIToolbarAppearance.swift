import Foundation

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance, StoredBarAppearance {
    private lazy var buttonStorage = observed(UIBarButtonItemAppearance(style: .plain))
    private lazy var doneStorage = observed(UIBarButtonItemAppearance(style: .done))

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

    /// The appearance of prominent buttons, which are the done buttons of earlier versions.
    @available(iOS 26, *)
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    /// Returns a copy of the appearance.
    open override func copy(with zone: NSZone? = nil) -> Any { UIToolbarAppearance(barAppearance: self) }

    override func copyValues(from other: UIBarAppearance) {
        super.copyValues(from: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}
