import Foundation

/// Finds links, e-mail addresses, phone numbers and dates in texts.
///
/// Dates have the forms `2026-11-30`, `11/30/2026` and `Nov 30, 2026`. Addresses and flights are not found.
open class NSDataDetector: NSObject {
    /// What is found, the raw value of a set of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: UInt64

    /// Creates a detector.
    ///
    /// - Parameter checkingTypes: What is found, the raw value of a set of `NSTextCheckingResult.CheckingType`.
    /// - Throws: `CocoaError.formatting` if nothing is to be found.
    public init(types checkingTypes: UInt64) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// Returns what is found in a range of a text, in its order.
    open func matches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> [NSTextCheckingResult] {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var found: [DetectedData] = []
        for kind in DetectedData.Kind.allCases where types.contains(kind.type) {
            // What was found first stays: a link may look like a phone number in part.
            found += kind.matches(in: string, range: range).filter { new in
                !found.contains { NSIntersectionRange($0.range, new.range).length > 0 }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Calls a closure with what is found in a range of a text, in its order.
    open func enumerateMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(match, [], &stop)
        }
    }

    /// Returns the first find in a range of a text; `nil` without one.
    open func firstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the number of finds in a range of a text.
    open func numberOfMatches(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Returns the range of the first find in a range of a text; one at `NSNotFound` without one.
    open func rangeOfFirstMatch(
        in string: String,
        options: NSRegularExpression.MatchingOptions = [],
        range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}

extension NSTextCheckingResult {
    /// The URL of a link, with `mailto` for an e-mail address; `nil` for others.
    public var url: URL? { (self as? DetectedData)?.link }

    /// The phone number as it is in the text; `nil` for others.
    public var phoneNumber: String? { (self as? DetectedData)?.number }

    /// The date, at noon if there is no time; `nil` for others.
    public var date: Date? { (self as? DetectedData)?.day }

    /// The parts of an address. Always `nil`: addresses are not found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// The name of a part of an address.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the name of a part.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The city.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The country.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// The state.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The street.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
}
