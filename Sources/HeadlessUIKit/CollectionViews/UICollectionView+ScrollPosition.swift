extension UICollectionView {
    /// The position of an item in the visible rectangle after scrolling to it; at most one position for each axis.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The raw value, the same as in UIKit.
        public let rawValue: UInt

        /// Creates a position from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Aligns the top edges.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// Centers the item vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// Aligns the bottom edges.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// Aligns the left edges.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// Centers the item horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// Aligns the right edges.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The element kind of section headers in a flow layout.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

    /// The element kind of section footers in a flow layout.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
