import Foundation

extension UIFont {
    /// The width of a font, from -1 (compressed) to 1 (expanded).
    @available(iOS 16, *)
    public struct Width: _UIKitNumericRawRepresentable, Hashable, Sendable {
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
