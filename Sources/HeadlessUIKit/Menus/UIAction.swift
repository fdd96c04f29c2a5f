import Foundation

/// What is called when an action is carried out.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title and a closure: for menus and controls.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Tells actions apart. Two actions with one identifier replace each other on a control.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as text.
        public let rawValue: String

        /// Makes an identifier.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private let handler: UIActionHandler
    private var senderStorage: Any?

    /// Tells the action apart; made up unless given.
    public final let identifier: Identifier

    /// A longer title, for lists of what can be done.
    open var discoverabilityTitle: String?

    /// How the action looks in a menu and what can be done with it.
    open var attributes: Attributes

    /// Whether the action is checked in a menu.
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
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Makes an action.
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

    /// Menus are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What the action is called.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    /// The image beside the title.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// What caused the action to be carried out, while it is.
    open var sender: Any? { senderStorage }

    /// Calls the handler for a sender.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = senderStorage
        senderStorage = sender
        handler(self)
        senderStorage = outer
    }

    /// An action of the same content and handler.
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
