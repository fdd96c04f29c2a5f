import Foundation

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt

    /// Makes a set from Foundation's bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The value at the start, before anything changes.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// How a value changed.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// A change that was observed.
public struct NSKeyValueObservedChange<Value> {
    /// Foundation's name of the kinds of changes.
    public typealias Kind = NSKeyValueChange

    /// How the value changed.
    public let kind: Kind
    /// The value after the change, if it was asked for.
    public let newValue: Value?
    /// The value before the change, if it was asked for.
    public let oldValue: Value?
    /// The places of a collection that changed; nil, as whole values are observed here.
    public let indexes: IndexSet?
    /// Whether the change is still to come; it never is here.
    public let isPrior: Bool
}

/// Observes a property until it is let go of.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private weak var view: UIView?
    /// Looks whether the value is another one.
    private var check: (@MainActor () -> Void)?

    init(of view: UIView, check: @escaping @MainActor () -> Void) {
        self.view = view
        self.check = check
        super.init()
    }

    /// Stops observing.
    public func invalidate() {
        check = nil
        view?.rare.observations.removeAll { $0.observation === self }
    }

    func look() {
        check?()
    }
}

/// An observation, which whoever asked for it keeps.
struct WeakObservation {
    weak var observation: NSKeyValueObservation?
}

extension NSObjectProtocol where Self: UIView {
    /// Calls a closure after a property changed to another value, for as long as the observation is kept.
    ///
    /// There is no Objective-C runtime to observe properties with. What can be observed is what the view itself changes:
    /// geometry, looks, whether it is hidden, and of a scroll view offset, size and insets of the content.
    @preconcurrency @MainActor public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        let observation = NSKeyValueObservation(of: self) { [weak self] in
            guard let self else { return }
            let value = self[keyPath: keyPath]
            guard !KeyValueComparison.areSame(last, value) else { return }
            let previous = last
            last = value
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting,
                    newValue: options.contains(.new) ? value : nil,
                    oldValue: options.contains(.old) ? previous : nil,
                    indexes: nil,
                    isPrior: false
                )
            )
        }
        rare.observations.removeAll { $0.observation == nil }
        rare.observations.append(WeakObservation(observation: observation))
        if options.contains(.initial) {
            let value = options.contains(.new) ? last : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false)
            )
        }
        return observation
    }
}

extension UIView {
    /// Lets observers look whether what they observe changed.
    final func tellObservers() {
        guard let observations = rareStorage?.observations, !observations.isEmpty else { return }
        for entry in observations { entry.observation?.look() }
    }
}

/// Compares values of any type.
enum KeyValueComparison {
    static func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
        if let one = one as? any Equatable { return isEqual(one, other) }
        if Value.self is AnyClass || Value.self is AnyObject.Type { return one as AnyObject === other as AnyObject }
        return false
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
        one == other as? Value
    }
}
