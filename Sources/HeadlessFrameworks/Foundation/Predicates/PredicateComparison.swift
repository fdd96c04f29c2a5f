import Foundation

/// Compares two values as a predicate does.
struct PredicateComparison {
    enum Operation: String {
        case equal = "=="
        case different = "!="
        case less = "<"
        case greater = ">"
        case atMost = "<="
        case atLeast = ">="
        case begins = "BEGINSWITH"
        case contains = "CONTAINS"
        case ends = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case `in` = "IN"
        case between = "BETWEEN"
    }

    private let operation: Operation
    private let ignoresCase: Bool
    private let ignoresMarks: Bool

    init(_ operation: Operation, _ options: Set<Character>) throws {
        self.operation = operation
        ignoresCase = options.contains("c")
        ignoresMarks = options.contains("d")
    }

    func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch operation {
        case .equal: areEqual(left, right)
        case .different: !areEqual(left, right)
        case .less: order(left, right) == .orderedAscending
        case .greater: order(left, right) == .orderedDescending
        case .atMost: [.orderedAscending, .orderedSame].contains(order(left, right))
        case .atLeast: [.orderedDescending, .orderedSame].contains(order(left, right))
        case .begins: texts(left, right) { $0.hasPrefix($1) }
        case .ends: texts(left, right) { $0.hasSuffix($1) }
        case .contains: holdsItem(left, right)
        case .in: holdsItem(right, left)
        case .like: texts(left, right) { matches($0, Self.wildcards($1)) }
        case .matches: texts(left, right, isPattern: true) { matches($0, $1) }
        case .between: isBetween(left, right)
        }
    }

    /// The items of a collection; `nil` for other values.
    static func items(_ value: Any?) -> [Any]? {
        if let array = value as? [Any] { return array }
        if let array = value as? NSArray { return array.map { $0 } }
        if let set = value as? NSSet { return set.map { $0 } }
        if let set = value as? Set<AnyHashable> { return set.map(\.base) }
        return nil
    }

    // MARK: Kinds of values

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let flag as Bool: flag ? 1 : 0
        default: nil
        }
    }

    private static func text(_ value: Any?) -> String? { value as? String ?? (value as? NSString).map { $0 as String } }

    /// The text without the differences that the options name.
    private func folded(_ text: String) -> String {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresMarks { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    private static func present(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? present(mirror.children.first?.value) : value
    }

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left = Self.present(left), let right = Self.present(right) else {
            return Self.present(left) == nil && Self.present(right) == nil
        }
        if let left = Self.text(left), let right = Self.text(right) { return folded(left) == folded(right) }
        if let left = Self.number(left), let right = Self.number(right) { return left == right }
        if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as AnyObject) === (right as AnyObject)
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        let (left, right) = (Self.present(left), Self.present(right))
        if let left = Self.number(left), let right = Self.number(right) {
            return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
        }
        if let left = Self.text(left), let right = Self.text(right) { return folded(left).compare(folded(right)) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        return nil
    }

    private func texts(_ left: Any?, _ right: Any?, isPattern: Bool = false, _ test: (String, String) -> Bool) -> Bool {
        guard let left = Self.text(Self.present(left)), let right = Self.text(Self.present(right)) else { return false }
        return isPattern ? test(left, right) : test(folded(left), folded(right))
    }

    private func holdsItem(_ whole: Any?, _ item: Any?) -> Bool {
        if let items = Self.items(Self.present(whole)) { return items.contains { areEqual($0, item) } }
        return texts(whole, item) { $0.contains($1) }
    }

    private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
        guard let limits = Self.items(Self.present(limits)), limits.count == 2 else { return false }
        return [.orderedDescending, .orderedSame].contains(order(value, limits[0]))
            && [.orderedAscending, .orderedSame].contains(order(value, limits[1]))
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }

    /// The expression for a text with `*` for any characters and `?` for one.
    private static func wildcards(_ text: String) -> String {
        text.map { character in
            switch character {
            case "*": "[\\s\\S]*"
            case "?": "[\\s\\S]"
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}
