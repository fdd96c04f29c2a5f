import Foundation

/// A rotor: a way to move between items of one kind, such as headings or errors.
open class UIAccessibilityCustomRotor: NSObject {
    /// Finds the item after the current one in a direction; `nil` at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        case previous = 0
        case next = 1
    }

    /// The rotors that the system has itself.
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link
        case visitedLink
        case heading
        case headingLevel1
        case headingLevel2
        case headingLevel3
        case headingLevel4
        case headingLevel5
        case headingLevel6
        case boldText
        case italicText
        case underlineText
        case misspelledWord
        case image
        case textField
        case table
        case list
        case landmark
    }

    private let type: SystemRotorType

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        type = .none
        super.init()
    }

    /// Creates a rotor with a name. Attributes tell how it is spoken.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        type = .none
        super.init()
    }

    /// Creates a rotor that replaces one of the system's.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        self.type = type
        super.init()
    }

    /// The name, which is spoken.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name with attributes that tell how it is spoken.
    open var attributedName: NSAttributedString

    /// Finds the next item.
    open var itemSearchBlock: Search

    /// The rotor of the system that this one replaces.
    open var systemRotorType: SystemRotorType { type }
}

/// An item that a rotor found.
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// Creates a result: an element, or a range of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }

    /// The element.
    open weak var targetElement: (any NSObjectProtocol)?

    /// The range of the element's text; `nil` for the whole element.
    open var targetRange: UITextRange?
}

/// What a rotor searches from.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Stands for no element.
    private let none = NSObject()

    /// Creates a predicate without a current item.
    public override init() {
        currentItem = UIAccessibilityCustomRotorItemResult(targetElement: none, targetRange: nil)
        super.init()
    }

    /// The item from which the search starts.
    open var currentItem: UIAccessibilityCustomRotorItemResult

    /// The direction of the search. No effect here.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
