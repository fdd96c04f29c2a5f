import Foundation

extension UITraitCollection {
    /// The traits under which code on this thread runs.
    ///
    /// A view's traits while it lays out, draws or reacts to changed traits; those of a phone elsewhere.
    public class var current: UITraitCollection {
        get { ThreadTraits.current ?? headlessDefault }
        set { ThreadTraits.current = newValue }
    }

    /// Runs `actions` with this collection as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }

    /// What holds where nothing else is said: a light, left-to-right phone at the default text size with two pixels
    /// a point.
    static let headlessDefault = UITraitCollection(
        values: TraitValues(
            userInterfaceStyle: .light,
            layoutDirection: .leftToRight,
            preferredContentSizeCategory: .large,
            displayScale: 2,
            userInterfaceIdiom: .phone,
            horizontalSizeClass: .compact,
            verticalSizeClass: .regular,
            accessibilityContrast: .normal,
            legibilityWeight: .regular
        )
    )

    /// `performAsCurrent` with a result.
    func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = ThreadTraits.current
        ThreadTraits.current = self
        defer { ThreadTraits.current = previous }
        return try body()
    }
}

/// One slot a thread. `pthread` keys because every view reads it when it is made, and a thread dictionary would box
/// and hash for that.
private enum ThreadTraits {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { value in
            if let value { Unmanaged<UITraitCollection>.fromOpaque(value).release() }
        }
        return key
    }()

    static var current: UITraitCollection? {
        get {
            pthread_getspecific(key).map { Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() }
        }
        set {
            let previous = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
            if let previous { Unmanaged<UITraitCollection>.fromOpaque(previous).release() }
        }
    }
}
