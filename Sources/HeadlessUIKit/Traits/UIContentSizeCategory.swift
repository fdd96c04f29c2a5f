import Foundation

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The raw value of the category, as UIKit defines it.
    public let rawValue: String

    /// Creates a category from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Posted after the user's preferred text size changes.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The user info key for the new category in a change notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// An unspecified text size.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The second smallest size.
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
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool {
        (Self.ascending.firstIndex(of: self) ?? 0) >= Self.firstAccessibilityIndex
    }

    /// All categories except `unspecified`, from the smallest size to the largest.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let firstAccessibilityIndex = 7
}

// Not `Comparable`: UIKit declares these operators without the conformance.
extension UIContentSizeCategory {
    /// Returns whether `lhs` is a smaller text size than `rhs`; `false` if either is `unspecified`.
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        compare(lhs, rhs, by: <)
    }

    /// Returns whether `lhs` is a smaller text size than `rhs` or the same; `false` if either is `unspecified`.
    public static func <= (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        compare(lhs, rhs, by: <=)
    }

    /// Returns whether `lhs` is a larger text size than `rhs`; `false` if either is `unspecified`.
    public static func > (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        compare(lhs, rhs, by: >)
    }

    /// Returns whether `lhs` is a larger text size than `rhs` or the same; `false` if either is `unspecified`.
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
