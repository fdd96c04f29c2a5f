import Foundation

/// Something that a menu shows: an action or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, UIAccessibilityIdentification {
    /// Whether an element is checked.
    public enum State: Int, Sendable {
        /// The element is not checked.
        case off = 0
        /// The element is checked.
        case on = 1
        /// Some of what the element stands for is checked.
        case mixed = 2
    }

    /// How an element looks and what can be done with it.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes attributes from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Choosing the element destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is left out of the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    final var titleStorage: String
    final var imageStorage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        titleStorage = title
        imageStorage = image
        self.subtitle = subtitle
        super.init()
    }

    /// Menus are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What the element is called.
    open var title: String { titleStorage }

    /// Says more of the element, below its title.
    open var subtitle: String?

    /// The image beside the title.
    open var image: UIImage? { imageStorage }

    /// A name for tests.
    open var accessibilityIdentifier: String?

    /// An element of the same class and content.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
