import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A `UIColor` of the letters.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor` behind the letters.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An `NSShadow` of the letters.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// Points added after each character, as a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points the text is raised by, as a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `URL`, or a string that is one. Text views follow it.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Points added after each character, as a number; in the place of `kern`.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor` of the line under the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor` of the line through the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}
