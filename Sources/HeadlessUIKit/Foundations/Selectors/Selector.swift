/// The name of a method, with the method to call when an action is sent.
///
/// There is no Objective-C runtime here to find a method by its name, so a selector carries the method. In place of
/// `#selector(tapped)` write
///
///     button.addTarget(self, action: Selector("tapped", ViewController.tapped), for: .touchUpInside)
///
/// An unapplied method such as `ViewController.tapped` is called on the target that the action is sent to, and keeps
/// nothing alive. A method of an object, `Selector("tapped", tapped)`, is called on that object and keeps it alive as
/// long as the selector is stored: with `self` as the target this is a retain cycle, which UIKit doesn't have.
///
/// A method has up to three parameters, usually the sender and the event. It is called if what is sent fits their types.
///
/// Selectors are equal if their names are. Names with Swift's labels are spelled as in Objective-C: `tapped(_:)` is `tapped:`.
/// A selector of a name alone stands for a method of that name which another selector was created with. If the target has none,
/// nothing is called and a report is written to standard error.
public struct Selector {
    let name: String
    let method: SelectorMethod?

    init(_ name: String, method: SelectorMethod?) {
        self.name = name.hasSuffix(")") ? SelectorName.objectiveC(name) : name
        self.method = method
        if let method { SelectorTable.shared.add(method, self.name) }
    }

    /// Creates a selector from a method name.
    public init(_ str: String) {
        self.init(str, method: nil)
    }
}

/// The methods are immutable closures. As in Objective-C, whoever sends a selector has to know on which thread the
/// target works; methods of the main actor check it.
extension Selector: @unchecked Sendable {}

extension Selector: ExpressibleByStringLiteral {
    /// Creates a selector from a string literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension Selector: Hashable {
    /// Returns whether two selectors have the same name.
    public static func == (a: Selector, b: Selector) -> Bool {
        a.name == b.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

extension Selector: CustomStringConvertible {
    /// The name of the method.
    public var description: String { name }
}

extension Selector: CustomReflectable {
    /// A mirror of the name.
    public var customMirror: Mirror { Mirror(reflecting: name) }
}

/// Returns a selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}
