import Foundation

/// The text size the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the category as UIKit spells it.
    public let rawValue: String

    /// Makes a category from UIKit's name of it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Posted after the text size changed that the user prefers.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The new text size in what is posted.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// No preference is known.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// A small size.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A size between small and the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size that is not an accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL"
    )
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL"
    )
    /// The largest size there is.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool {
        (Self.ascending.firstIndex(of: self) ?? 0) >= Self.firstAccessibilityIndex
    }

    /// From the smallest size to the largest; `unspecified` is not among them.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let firstAccessibilityIndex = 7
}

// UIKit declares the operators without `Comparable`, and so does this.
extension UIContentSizeCategory {
    /// Whether `lhs` is the smaller text size. A comparison with `unspecified` is false.
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        compare(lhs, rhs, by: <)
    }

    /// Whether `lhs` is the smaller text size or the same.
    public static func <= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        compare(lhs, rhs, by: <=)
    }

    /// Whether `lhs` is the larger text size. A comparison with `unspecified` is false.
    public static func > (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        compare(lhs, rhs, by: >)
    }

    /// Whether `lhs` is the larger text size or the same.
    public static func >= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        compare(lhs, rhs, by: >=)
    }

    private static func compare(
        _ lhs: UIContentSizeCategory,
        _ rhs: UIContentSizeCategory,
        by holds: (Int, Int) -> Bool
    ) -> Bool {
        guard let left = ascending.firstIndex(of: lhs), let right = ascending.firstIndex(of: rhs) else { return false }
        return holds(left, right)
    }
}
