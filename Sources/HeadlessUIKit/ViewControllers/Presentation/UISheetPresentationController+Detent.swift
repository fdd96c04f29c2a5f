import Foundation

/// The environment in which a detent's height is resolved.
@available(iOS 16, *)
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }

    /// The maximum height in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The raw string.
            public let rawValue: String

            /// Creates an identifier from a string.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier from a string.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// Half the height of the window.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The full height up to the status bar.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private let identifierStorage: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            identifierStorage = identifier
            self.resolver = resolver
            super.init()
        }

        /// The identifier of the detent.
        @available(iOS 16, *)
        open var identifier: Identifier { identifierStorage }

        /// Returns a detent of half the window's height.
        open class func medium() -> Self {
            make(Detent(.medium) { ($0 as? DetentContext)?.medium ?? $0.maximumDetentValue / 2 })
        }

        /// Returns a detent of the full height up to the status bar.
        open class func large() -> Self {
            make(Detent(.large) { $0.maximumDetentValue })
        }

        /// Subclasses cannot be created here: the system's detents have no other class on a device either.
        private class func make(_ detent: Detent) -> Self {
            guard let detent = detent as? Self else { fatalError("\(self) cannot be a detent of the system") }
            return detent
        }

        /// Returns a detent of a custom height. The resolver returns `nil` to disable it.
        @available(iOS 16, *)
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Returns the height in points in an environment; `nil` if the detent is disabled.
        @available(iOS 16, *)
        public final func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
            -> CGFloat?
        {
            resolver(context)
        }

        /// Returns the height of the sheet in points including the bottom safe area, which resolvers do not include.
        final func height(in place: DetentContainer) -> CGFloat? {
            let context = DetentContext(place)
            guard let value = resolvedValue(in: context), !value.isNaN else { return nil }
            return min(max(value, 0), context.maximumDetentValue) + place.bottom
        }
    }
}

/// The dimensions of a sheet's container.
struct DetentContainer {
    /// The height of the container in points.
    let height: CGFloat
    /// The maximum height of a sheet in points.
    let maximum: CGFloat
    /// The bottom safe area inset in points.
    let bottom: CGFloat
    let traits: UITraitCollection
}

@MainActor private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    /// The fraction of the window's height that a medium sheet covers.
    private static let mediumFraction: CGFloat = 0.5

    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let medium: CGFloat

    init(_ place: DetentContainer) {
        containerTraitCollection = place.traits
        maximumDetentValue = max(0, place.maximum - place.bottom)
        medium = place.height * Self.mediumFraction - place.bottom
    }
}
