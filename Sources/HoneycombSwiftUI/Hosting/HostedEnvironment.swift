#if canImport(SwiftUI)
import DeclarativeCollections
import SwiftUI

/// The environment around a screen or a row, for the SwiftUI views in it.
///
/// It is compared by identity: a new one updates and remeasures all rows, new values of the same one only reach the views that
/// are on screen.
@MainActor
final class HostedEnvironment {
    /// The values around the screen.
    private(set) var values: EnvironmentValues
    private let fingerprint: LayoutFingerprint
    private var observers: [Weak] = []

    init(_ values: EnvironmentValues) {
        self.values = values
        fingerprint = LayoutFingerprint(values)
    }

    /// Returns the environment for new values: this one unless the values can change sizes.
    func updated(with values: EnvironmentValues) -> HostedEnvironment {
        guard LayoutFingerprint(values) == fingerprint else { return HostedEnvironment(values) }
        self.values = values
        observers.removeAll { $0.observer == nil }
        observers.forEach { $0.observer?.environmentDidChange() }
        return self
    }

    /// Adds a view that shows a SwiftUI view. It is not retained.
    func add(_ observer: any HostedEnvironmentObserver) {
        guard !observers.contains(where: { $0.observer === observer }) else { return }
        observers.append(Weak(observer: observer))
    }

    /// Removes a view.
    func remove(_ observer: any HostedEnvironmentObserver) {
        observers.removeAll { $0.observer === observer || $0.observer == nil }
    }

    private struct Weak {
        weak var observer: (any HostedEnvironmentObserver)?
    }
}

extension HostedEnvironment: Hashable {
    nonisolated static func == (left: HostedEnvironment, right: HostedEnvironment) -> Bool {
        left === right
    }

    nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A view that shows a SwiftUI view with the values of a ``HostedEnvironment``.
@MainActor
protocol HostedEnvironmentObserver: AnyObject {
    /// The values have changed; sizes have not.
    func environmentDidChange()
}

/// The key of the environment around the screen; `nil` outside of SwiftUI.
enum HostedEnvironmentKey: CollectionViewEnvironmentKey {
    static let defaultValue: HostedEnvironment? = nil
}

/// The values of an environment that change the sizes of texts and controls.
private struct LayoutFingerprint: Equatable {
    private let font: Font?
    private let dynamicTypeSize: DynamicTypeSize
    private let legibilityWeight: LegibilityWeight?
    private let layoutDirection: LayoutDirection
    private let locale: Locale
    private let lineLimit: Int?
    private let lineSpacing: CGFloat
    private let minimumScaleFactor: CGFloat

    @MainActor
    init(_ values: EnvironmentValues) {
        font = values.font
        dynamicTypeSize = values.dynamicTypeSize
        legibilityWeight = values.legibilityWeight
        layoutDirection = values.layoutDirection
        locale = values.locale
        lineLimit = values.lineLimit
        lineSpacing = values.lineSpacing
        minimumScaleFactor = values.minimumScaleFactor
    }
}
#endif
