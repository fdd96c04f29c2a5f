import Foundation

extension UITraitCollection {
    /// The default traits: a light, left-to-right phone at the default text size, with two pixels per point.
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
            legibilityWeight: .regular,
            systemVersion: SystemMetrics.standardVersion
        )
    )

    /// Runs a closure with this collection as the `current` one, and returns its result.
    func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = ThreadTraits.current
        ThreadTraits.current = self
        defer { ThreadTraits.current = previous }
        return try body()
    }
}

/// The current traits of each thread. Stored under a `pthread` key because every new view reads it; a thread dictionary
/// would cost boxing and hashing each time.
enum ThreadTraits {
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
