import Foundation

/// A tab stop of a paragraph.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// The name of an option of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as UIKit's.
        public let rawValue: String

        /// Creates a name from UIKit's raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters that end the column, a `CharacterSet`. A set with a period aligns numbers at the period.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    private let alignmentStorage: NSTextAlignment
    private let locationStorage: CGFloat
    private let optionsStorage: [OptionKey: Any]

    /// Creates a tab stop at a distance from the leading margin, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        alignmentStorage = alignment
        locationStorage = loc
        optionsStorage = options
        super.init()
    }

    /// How the text after the tab is placed at the stop.
    open var alignment: NSTextAlignment { alignmentStorage }

    /// The distance from the leading margin, in points.
    open var location: CGFloat { locationStorage }

    /// The options.
    open var options: [OptionKey: Any] { optionsStorage }

    /// Returns the characters at which numbers are aligned: the decimal separator of a locale.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// The stop in the form used for layout.
    final var stop: TextTab {
        let terminators = options[.columnTerminators] as? CharacterSet
        let alignment: TextTab.Alignment =
            switch alignment {
            case .center: .center
            case .right where terminators?.contains(".") == true: .decimal
            case .right: .right
            default: .left
            }
        return TextTab(alignment: alignment, location: location)
    }

    /// Returns the tab stop itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the object is a tab stop with the same alignment and location.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int { location.hashValue }
}
