import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Observers of notifications with a selector")
struct NotificationObserverTests {
    private let center = NotificationCenter()
    private let saved = Notification.Name("saved")
    private let closed = Notification.Name("closed")

    @Test("an observer is called for its name and object")
    func posting() {
        let observer = Observer()
        let document = NSObject()
        center.addObserver(observer, selector: Selector("noted", Observer.noted), name: saved, object: document)
        center.addObserver(observer, selector: Selector("plain", Observer.plain), name: nil, object: nil)
        center.post(name: saved, object: document)
        center.post(name: saved, object: NSObject())
        center.post(name: closed, object: document)
        expectEqual(observer.calls, ["saved", "plain", "plain", "plain"])
    }

    @Test("an observer is removed for a name, for an object or entirely")
    func removing() {
        let observer = Observer()
        let document = NSObject()
        let noted = Selector("noted", Observer.noted)
        center.addObserver(observer, selector: noted, name: saved, object: document)
        center.addObserver(observer, selector: noted, name: closed, object: nil)
        center.removeObserver(observer, name: saved, object: NSObject())
        center.post(name: saved, object: document)
        center.removeObserver(observer, name: saved, object: nil)
        center.post(name: saved, object: document)
        center.post(name: closed, object: nil)
        expectEqual(observer.calls, ["saved", "closed"])
        center.removeObserver(observer)
        center.post(name: closed, object: nil)
        expectEqual(observer.calls, ["saved", "closed"])
    }

    @Test("tokens of blocks are still removed")
    func tokens() {
        let calls = Observer()
        nonisolated(unsafe) let unsafeCalls = calls
        let token = center.addObserver(forName: saved, object: nil, queue: nil) { _ in unsafeCalls.plain() }
        center.post(name: saved, object: nil)
        center.removeObserver(token)
        center.post(name: saved, object: nil)
        expectEqual(calls.calls, ["plain"])
    }

    @Test("a center doesn't keep observers alive, and forgets many that were deallocated")
    func lifetime() {
        weak var weakObserver: Observer?
        for _ in 0..<200 {
            let observer = Observer()
            center.addObserver(observer, selector: Selector("plain", Observer.plain), name: saved, object: nil)
            weakObserver = observer
        }
        expect(weakObserver == nil)
        center.post(name: saved, object: nil)
    }
}

private final class Observer {
    var calls: [String] = []

    func noted(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func plain() { calls.append("plain") }
}
