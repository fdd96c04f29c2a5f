import Foundation

/// A closure that performs an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element or control action with a title and a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Identifies an action. On a control an action replaces one with the same identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private let handler: UIActionHandler
    private let identifierStorage: Identifier
    private var senderStorage: Any?

    /// The identifier of the action; generated if none was given.
    open var identifier: Identifier { identifierStorage }

    /// A longer title that explains the action.
    open var discoverabilityTitle: String?

    /// The attributes that determine the appearance and behavior of the action.
    open var attributes: Attributes

    /// The state of the action's checkmark in a menu.
    open var state: State

    init(
        title: String,
        subtitle: String?,
        image: UIImage?,
        identifier: Identifier?,
        discoverabilityTitle: String?,
        attributes: Attributes,
        state: State,
        perform handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        identifierStorage = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates an action with a closure.
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            perform: handler
        )
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The title of the action.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    /// The image next to the title.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// The object that triggered the action, set while it is performed.
    open var sender: Any? { senderStorage }

    /// Performs the action for a sender.
    @available(iOS 16, *)
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = senderStorage
        senderStorage = sender
        handler(self)
        senderStorage = outer
    }

    /// Returns an action with the same content and closure.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAction(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state,
            handler: handler
        )
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }
}

extension UIAction.Identifier {
    /// The command that pastes.
    public static let paste = UIAction.Identifier("com.apple.action.paste")
    /// The command that pastes text in the style of the text around it.
    public static let pasteAndMatchStyle = UIAction.Identifier("com.apple.action.paste-and-match-style")
    /// The command that pastes and opens what was pasted.
    public static let pasteAndGo = UIAction.Identifier("com.apple.action.paste-and-go")
    /// The command that pastes and searches for what was pasted.
    public static let pasteAndSearch = UIAction.Identifier("com.apple.action.paste-and-search")
}
