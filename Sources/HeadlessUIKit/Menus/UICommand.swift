import Foundation

/// A menu element that sends an action to the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
    private let actionStorage: Selector
    private let propertyListStorage: Any?
    private let alternatesStorage: [UICommandAlternate]
    private var senderStorage: Any?

    /// A longer title that explains the command.
    open var discoverabilityTitle: String?

    /// The attributes that determine the appearance and behavior of the command.
    open var attributes: Attributes

    /// The state of the command's checkmark in a menu.
    open var state: State

    init(
        title: String,
        subtitle: String?,
        image: UIImage?,
        sending action: Selector,
        propertyList: Any?,
        alternates: [UICommandAlternate],
        discoverabilityTitle: String?,
        attributes: Attributes,
        state: State
    ) {
        actionStorage = action
        propertyListStorage = propertyList
        alternatesStorage = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates a command that sends an action.
    @_disfavoredOverload
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title,
            subtitle: nil,
            image: image,
            sending: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Creates a command with a subtitle that sends an action.
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        action: Selector,
        propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title,
            subtitle: subtitle,
            image: image,
            sending: action,
            propertyList: propertyList,
            alternates: alternates,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state
        )
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The title of the command.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }

    /// The image next to the title.
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }

    /// The action that the command sends.
    open var action: Selector { actionStorage }

    /// The value that tells commands with the same action apart.
    open var propertyList: Any? { propertyListStorage }

    /// The variants of the command for modifier keys.
    open var alternates: [UICommandAlternate] { alternatesStorage }

    /// The object that triggered the command, set while it is performed.
    open var sender: Any? { senderStorage }

    /// Sends the action to a target, with the command as its sender.
    @available(iOS 16, *)
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = senderStorage
        senderStorage = sender
        action.send(to: target, self)
        senderStorage = outer
    }
}

/// The property list of a command that shares the content of the app.
public let UICommandTagShare = "UICommandTagShare"
