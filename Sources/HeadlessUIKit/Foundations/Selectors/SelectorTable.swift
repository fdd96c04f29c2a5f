import Foundation

/// The methods of the selectors that exist, by name: a selector of a name alone calls one of them, as
/// `perform(Selector("tapped:"))` does while a control has `#selector(tapped(_:))`.
///
/// Nothing is kept alive: a method may be a closure that captures objects.
final class SelectorTable: @unchecked Sendable {
    private struct Entry {
        weak var method: SelectorMethod?
    }

    private struct Entries {
        var list: [Entry] = []
        /// Entries of methods that are gone are removed when there are twice as many entries as methods were left the last time.
        var sweepCount = 8
    }

    static let shared = SelectorTable()

    private let lock = NSLock()
    private var entries: [String: Entries] = [:]

    /// Notes a method that is called on its target.
    func add(_ method: SelectorMethod, _ name: String) {
        guard method.owner != nil else { return }
        let key = Self.key(name)
        // Methods that the sweep looked at are released after the lock: what they captured may use selectors when it goes.
        let living = lock.withLock { () -> [SelectorMethod] in
            var all = entries.removeValue(forKey: key) ?? Entries()
            var living: [SelectorMethod] = []
            if all.list.count >= all.sweepCount {
                living = all.list.compactMap(\.method)
                all.list = living.map { Entry(method: $0) }
                all.sweepCount = max(8, living.count * 2)
            }
            all.list.append(Entry(method: method))
            entries[key] = all
            return living
        }
        withExtendedLifetime(living) {}
    }

    /// Returns a method with a name that can be called on a target.
    func method(_ name: String, on target: Any?) -> SelectorMethod? {
        guard target != nil else { return nil }
        let found = lock.withLock { entries[Self.key(name)]?.list.compactMap(\.method) ?? [] }
        return found.first { $0.accepts(target) }
    }

    /// A selector may be written without labels that its method has.
    private static func key(_ name: String) -> String {
        guard name.hasSuffix(":") else { return name }
        return String(name[..<(name.lastIndex { $0 != ":" }.map(name.index(after:)) ?? name.startIndex)])
    }
}
