import Foundation

/// The classes of UIKit by the names that interface files use.
@MainActor enum InterfaceClasses {
    /// Tags whose class is not named like the tag.
    private static let exceptions = [
        "containerView": "UIView", "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
    ]

    /// Returns the class for the tag of a view, such as `imageView`; `nil` if there is none.
    static func view(for tag: String) -> UIView.Type? {
        let name = exceptions[tag] ?? "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
        return named(name) as? UIView.Type
    }

    /// Returns a class of UIKit.
    static func named(_ name: String) -> AnyClass? {
        NSClassFromString("HeadlessUIKit.\(name)")
    }
}
