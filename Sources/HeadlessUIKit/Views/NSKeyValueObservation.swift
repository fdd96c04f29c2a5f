import Foundation

/// The values that an observer receives in a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt

    /// Creates a set of options from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The change includes the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The change includes the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// The observer is also called immediately with the initial value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// The observer is also called before a change. No effect here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kinds of changes of an observed value.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
    /// The kinds of changes, by Foundation's nested name.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The new value, if the options include `.new`.
    public let newValue: Value?
    /// The old value, if the options include `.old`.
    public let oldValue: Value?
    /// The indexes of the changed elements. Always `nil`: only whole values are observed.
    public let indexes: IndexSet?
    /// Whether the change is yet to happen. Always `false`.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// An observation of a property, active until it is invalidated or deallocated.
///
/// Unchecked: only the main thread changes it.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    @MainActor private weak var view: UIView?
    /// Compares the value with the previous one and reports a change.
    @MainActor private var check: (@MainActor () -> Void)?

    private override init() {
        super.init()
    }

    @MainActor init(of view: UIView?, check: @escaping @MainActor () -> Void) {
        self.view = view
        self.check = check
        super.init()
    }

    /// Ends the observation.
    ///
    /// Call it on the main thread, as views are changed there.
    public func invalidate() {
        MainActor.assumeIsolated {
            check = nil
            view?.rare.observations.removeAll { $0.observation === self }
        }
    }

    @MainActor func checkForChange() {
        check?()
    }
}

/// A weak reference to an observation, which its observer owns.
struct WeakObservation {
    weak var observation: NSKeyValueObservation?
}

extension NSObjectProtocol where Self: UIView {
    /// Observes a property and calls a closure after its value changes, for the lifetime of the returned observation.
    ///
    /// Without an Objective-C runtime, only changes that the view itself makes can be observed: geometry, appearance
    /// and visibility, and in a scroll view the content offset, size and insets.
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        // Key paths are immutable.
        nonisolated(unsafe) let keyPath = keyPath
        return MainActor.assumeIsolated {
            startObserving(keyPath, in: self, options: options, changeHandler: changeHandler)
        }
    }
}

extension NSObjectProtocol where Self: CALayer {
    /// Observes a property and calls a closure after its value changes, for the lifetime of the returned observation.
    ///
    /// Only the layer of a view is observed, as its view is. Call it on the main thread.
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        // Key paths are immutable, and views change layers on the main thread.
        nonisolated(unsafe) let (layer, keyPath) = (self, keyPath)
        return MainActor.assumeIsolated {
            let view = layer.delegate as? UIView
            return layer.startObserving(keyPath, in: view, options: options, changeHandler: changeHandler)
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Observes a property whose changes a view tells of.
    @MainActor fileprivate func startObserving<Value>(
        _ keyPath: KeyPath<Self, Value>,
        in view: UIView?,
        options: NSKeyValueObservingOptions,
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = LastValue(self[keyPath: keyPath])
        let observation = NSKeyValueObservation(of: view) { [weak self] in
            guard let self else { return }
            let value = self[keyPath: keyPath]
            guard !last.isSame(as: value) else { return }
            let previous = last.value
            last = LastValue(value)
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
        view?.addObservation(observation)
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false)
            )
        }
        return observation
    }
}

extension UIView {
    /// Asks an observation after each change of the view, until it is released.
    final func addObservation(_ observation: NSKeyValueObservation) {
        rare.observations.removeAll { $0.observation == nil }
        rare.observations.append(WeakObservation(observation: observation))
    }

    /// Asks the observers of the view to check the observed properties for changes.
    final func notifyObservers() {
        guard let observations = rareStorage?.observations, !observations.isEmpty else { return }
        for entry in observations { entry.observation?.checkForChange() }
    }
}

/// Compares values of any type for equality.
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
