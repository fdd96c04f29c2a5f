import Foundation

/// A piece of information about an element that assistive technologies offer on request.
open class AXCustomContent: NSObject, NSCopying {
    /// When a piece of information is spoken.
    public enum Importance: UInt, Sendable {
        case `default` = 0
        case high = 1
    }

    private let labelStorage: NSAttributedString
    private let valueStorage: NSAttributedString

    /// Creates a piece of information.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label),
            attributedValue: NSAttributedString(string: value)
        )
    }

    /// Creates a piece of information. Attributes tell how it is spoken.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        labelStorage = label
        valueStorage = value
        super.init()
    }

    /// What the information is about.
    open var label: String { labelStorage.string }

    /// What the information is about, with attributes.
    open var attributedLabel: NSAttributedString { labelStorage }

    /// The information.
    open var value: String { valueStorage.string }

    /// The information, with attributes.
    open var attributedValue: NSAttributedString { valueStorage }

    /// Whether the information is spoken with the element, or only on request. No effect here.
    open var importance = Importance.default

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: labelStorage, attributedValue: valueStorage)
        copy.importance = importance
        return copy
    }
}

/// An object with information that assistive technologies offer on request.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The pieces of information, in the order in which they are offered.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContentProvider where Self: NSObject {
    /// The pieces of information; stored with the object.
    @preconcurrency @MainActor
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { accessibilityRecord?.customContent ?? [] }
        set { editAccessibilityRecord { $0.customContent = newValue } }
    }
}
