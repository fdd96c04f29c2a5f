import Foundation

/// Who observes which property by its name.
@MainActor enum KeyPathObservers {
    private static var observers: [ObjectIdentifier: [KeyPathObserver]] = [:]
    /// The number of objects at which those that are gone are forgotten.
    private static var limit = 64

    /// The number of observed objects. Those that are gone count until they are forgotten.
    static var count: Int { observers.count }

    static func add(
        _ observer: NSObject,
        to object: NSObject,
        keyPath: String,
        options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        guard observer is UIResponder || observer is any _KeyPathObserver else {
            return report("an observer that is no UIResponder is not called", object, keyPath)
        }
        let path = ObservedPath(keyPath)
        let views = path.views(from: object)
        guard let value = path.value(from: object), !views.isEmpty else {
            return report("nothing tells of its changes", object, keyPath)
        }
        forgetThoseThatAreGone()
        let entry = KeyPathObserver(
            object: object,
            observer: observer,
            path: path,
            options: options,
            context: context,
            value: value
        )
        entry.start(views)
        // What an object that is gone left at the same address.
        observers[ObjectIdentifier(object)]?.removeAll { $0.object == nil }
        observers[ObjectIdentifier(object), default: []].append(entry)
        if options.contains(.initial) { entry.tell(old: nil, new: value) }
    }

    static func remove(
        _ observer: NSObject,
        from object: NSObject,
        keyPath: String,
        where isContext: (UnsafeMutableRawPointer?) -> Bool
    ) {
        // In a deinitializer of one of the two, the weak reference to it is gone already; with both gone, others had their addresses.
        let key = ObjectIdentifier(object)
        let index = observers[key]?.lastIndex {
            $0.identifier == ObjectIdentifier(observer) && $0.path.name == keyPath && isContext($0.context)
                && ($0.object === object || $0.observer === observer || object === observer)
        }
        guard let index, let entry = observers[key]?.remove(at: index) else {
            return report("an observer that is not registered is removed", object, keyPath)
        }
        entry.end()
        if observers[key]?.isEmpty == true { observers[key] = nil }
    }

    private static func forgetThoseThatAreGone() {
        guard observers.count >= limit else { return }
        for (key, entries) in observers {
            let living = entries.filter { $0.object != nil && $0.observer != nil }
            observers[key] = living.isEmpty ? nil : living
        }
        limit = max(64, observers.count * 2)
    }

    private static func report(_ problem: String, _ object: NSObject, _ keyPath: String) {
        InterfaceLog.report("[<\(String(reflecting: type(of: object)))> \(keyPath)]: \(problem).")
    }
}

/// An observer of a property.
@MainActor final class KeyPathObserver {
    private(set) weak var object: NSObject?
    private(set) weak var observer: NSObject?
    let identifier: ObjectIdentifier
    let path: ObservedPath
    let context: UnsafeMutableRawPointer?

    private let options: NSKeyValueObservingOptions
    private var last: LastValue<Any>
    private var observations: [NSKeyValueObservation] = []
    private var views: [ObjectIdentifier] = []

    init(
        object: NSObject,
        observer: NSObject,
        path: ObservedPath,
        options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?,
        value: Any
    ) {
        self.object = object
        self.observer = observer
        identifier = ObjectIdentifier(observer)
        self.path = path
        self.options = options
        self.context = context
        last = LastValue(value)
    }

    /// Compares the value after each change of a view. The views on the way may become other ones.
    func start(_ views: [UIView]) {
        end()
        self.views = views.map(ObjectIdentifier.init)
        observations = views.map { view in
            let observation = NSKeyValueObservation(of: view) { [weak self] in self?.check() }
            view.addObservation(observation)
            return observation
        }
    }

    func end() {
        for observation in observations { observation.invalidate() }
        observations = []
    }

    func tell(old: Any?, new: Any) {
        guard let object, let observer else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new }
        if options.contains(.old), let old { change[.oldKey] = old }
        if let responder = observer as? UIResponder {
            responder.observeValue(forKeyPath: path.name, of: object, change: change, context: context)
        } else if let observer = observer as? any _KeyPathObserver {
            observer.observedValueDidChange(forKeyPath: path.name, of: object, change: change, context: context)
        }
    }

    private func check() {
        guard let object, observer != nil else { return end() }
        if path.hasSteps {
            let views = path.views(from: object)
            if views.map(ObjectIdentifier.init) != self.views { start(views) }
        }
        guard let new = path.value(from: object), !last.isSame(as: new) else { return }
        let old = last.value
        last = LastValue(new)
        tell(old: old, new: new)
    }
}
