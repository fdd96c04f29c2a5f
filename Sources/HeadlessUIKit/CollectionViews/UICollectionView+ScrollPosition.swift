extension UICollectionView {
    /// Where in the visible rectangle an item is put when it is scrolled to; at most one position along each axis.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The raw bits, the same as UIKit's.
        public let rawValue: UInt

        /// Makes a position from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The top edges meet.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item is in the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The bottom edges meet.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The left edges meet.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item is in the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The right edges meet.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of the supplementary views above sections of a flow layout.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

    /// The kind of the supplementary views below sections of a flow layout.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
