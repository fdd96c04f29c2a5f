import Foundation

/// An element of a menu: an action or a submenu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, @preconcurrency UIAccessibilityIdentification {
    /// The state of an element's checkmark.
    public enum State: Int, Sendable {
        /// The element is not checked.
        case off = 0
        /// The element is checked.
        case on = 1
        /// The element stands for several items, some of which are checked.
        case mixed = 2
    }

    /// The attributes that determine the appearance and behavior of an element.
    public struct Attributes: OptionSet, Sendable {
        /// The raw bits, the same as UIKit's.
        public let rawValue: UInt

        /// Creates a set from UIKit's raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element is disabled.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element has a destructive appearance.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is hidden.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        @available(iOS 16, *)
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

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The title of the element.
    open var title: String { titleStorage }

    /// Additional text below the title.
    open var subtitle: String?

    /// The image next to the title.
    open var image: UIImage? { imageStorage }

    /// A string that identifies the element in UI tests.
    open var accessibilityIdentifier: String?

    /// Returns an element of the same class with the same content.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
