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

        final func resolve(_ maximum: CGFloat, _ container: CGFloat, _ traits: UITraitCollection) -> CGFloat? {
            let context = DetentContext(traits, maximum, container * UISheetPresentationController.mediumPart)
            return resolvedValue(in: context).map { min(max($0, 0), maximum) }
        }
    }
}

@MainActor private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let medium: CGFloat

    init(_ traits: UITraitCollection, _ maximum: CGFloat, _ medium: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        self.medium = medium
    }
}
