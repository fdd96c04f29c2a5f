import Foundation

/// What the height of a sheet is worked out from.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of what the sheet is in.
    var containerTraitCollection: UITraitCollection { get }

    /// The greatest height.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet may stand.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The name as text.
            public let rawValue: String

            /// Makes a name of text.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Makes a name of text.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// Half of the window.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the window up to the status bar.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the height.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Half of the window.
        open class func medium() -> Detent {
            Detent(.medium) { ($0 as? DetentContext)?.medium ?? $0.maximumDetentValue / 2 }
        }

        /// All of the window up to the status bar.
        open class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A height of one's own; nil where there is none.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// The height in some place; nil where there is none.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }

        /// The height of the sheet, with what is below the safe area, of which resolvers know nothing.
        final func height(in place: DetentPlace) -> CGFloat? {
            let context = DetentContext(place)
            guard let value = resolvedValue(in: context), !value.isNaN else { return nil }
            return min(max(value, 0), context.maximumDetentValue) + place.bottom
        }
    }
}

/// Where a sheet stands.
struct DetentPlace {
    /// The height of all there is.
    let height: CGFloat
    /// The greatest height of a sheet.
    let maximum: CGFloat
    /// What of that is below the safe area.
    let bottom: CGFloat
    let traits: UITraitCollection
}

@MainActor private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    /// The part of the window that a sheet of middle height covers.
    private static let mediumPart: CGFloat = 0.5

    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let medium: CGFloat

    init(_ place: DetentPlace) {
        containerTraitCollection = place.traits
        maximumDetentValue = max(0, place.maximum - place.bottom)
        medium = place.height * Self.mediumPart - place.bottom
    }
}
