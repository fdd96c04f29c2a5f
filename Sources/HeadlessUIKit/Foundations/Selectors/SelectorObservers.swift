import Foundation

/// The observers of notifications that have a selector, and the tokens of Foundation's observers that call them.
final class SelectorObservers: @unchecked Sendable {
    struct Entry {
        fileprivate let observer: WeakObserver
        fileprivate weak var center: NotificationCenter?
        fileprivate let token: any NSObjectProtocol
        let name: NSNotification.Name?
        /// The observed object. It isn't used after it was deallocated, only compared.
        let sender: ObjectIdentifier?

        fileprivate func remove() {
            center?.removeObserver(token as Any)
        }
    }

    fileprivate final class WeakObserver: @unchecked Sendable {
        weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    /// Observers of all notification centers, which have no room for a table of their own.
    static let shared = SelectorObservers()

    private static let firstSweepCount = 64

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]
    private var sweepCount = SelectorObservers.firstSweepCount

    func add(
        _ object: AnyObject,
        _ selector: Selector,
        _ name: NSNotification.Name?,
        _ sender: Any?,
        in center: NotificationCenter
    ) {
        let observer = WeakObserver(object)
        let token = center.addObserver(forName: name, object: sender, queue: nil) { notification in
            if let object = observer.object { selector.send(to: object, notification) }
        }
        let entry = Entry(
            observer: observer,
            center: center,
            token: token,
            name: name,
            sender: sender.map { ObjectIdentifier($0 as AnyObject) }
        )
        let dead = lock.withLock {
            entries[ObjectIdentifier(object), default: []].append(entry)
            return entries.count > sweepCount ? sweep() : []
        }
        for entry in dead { entry.remove() }
    }

    func remove(_ object: AnyObject, in center: NotificationCenter, where isRemoved: (Entry) -> Bool) {
        let removed = lock.withLock {
            var kept: [Entry] = []
            var removed: [Entry] = []
            for entry in entries[ObjectIdentifier(object)] ?? [] {
                // Addresses are reused: entries of a deallocated observer go, too.
                let isOther = entry.observer.object === object && (entry.center !== center || !isRemoved(entry))
                if isOther { kept.append(entry) } else { removed.append(entry) }
            }
            entries[ObjectIdentifier(object)] = kept.isEmpty ? nil : kept
            return removed
        }
        for entry in removed { entry.remove() }
    }

    /// Removes the entries of observers that were deallocated.
    private func sweep() -> [Entry] {
        var dead: [Entry] = []
        for (identity, all) in entries {
            let living = all.filter { $0.observer.object != nil }
            dead += all.filter { $0.observer.object == nil }
            entries[identity] = living.isEmpty ? nil : living
        }
        sweepCount = max(Self.firstSweepCount, entries.count * 2)
        return dead
    }
}
