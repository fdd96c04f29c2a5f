import Foundation

extension UIFont {
    /// The width of a font, from -1 (compressed) to 1 (expanded).
    public struct Width: RawRepresentable, Hashable, Comparable, Sendable {
        /// The raw value of the width; standard is 0.
        public let rawValue: CGFloat

        /// Creates a width from a raw value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a width from a raw value.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The compressed width.
        public static let compressed = Width(rawValue: -0.4)
        /// The condensed width.
        public static let condensed = Width(rawValue: -0.2)
        /// The standard width.
        public static let standard = Width(rawValue: 0)
        /// The expanded width.
        public static let expanded = Width(rawValue: 0.2)
    }
}

extension UIFont.Width {
    /// Whether the first width is narrower than the second one.
    public static func < (lhs: UIFont.Width, rhs: UIFont.Width) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns the width with a value added.
    public static func + (lhs: UIFont.Width, rhs: CGFloat) -> UIFont.Width { UIFont.Width(lhs.rawValue + rhs) }
    /// Returns the width with a value added.
    public static func + (lhs: CGFloat, rhs: UIFont.Width) -> UIFont.Width { UIFont.Width(lhs + rhs.rawValue) }
    /// Returns the width with a value subtracted.
    public static func - (lhs: UIFont.Width, rhs: CGFloat) -> UIFont.Width { UIFont.Width(lhs.rawValue - rhs) }
    /// Returns the difference between two widths.
    public static func - (lhs: UIFont.Width, rhs: UIFont.Width) -> CGFloat { lhs.rawValue - rhs.rawValue }
    /// Adds a value to the width.
    public static func += (lhs: inout UIFont.Width, rhs: CGFloat) { lhs = lhs + rhs }
    /// Subtracts a value from the width.
    public static func -= (lhs: inout UIFont.Width, rhs: CGFloat) { lhs = lhs - rhs }
}
