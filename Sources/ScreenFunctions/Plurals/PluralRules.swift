import Foundation

/// The plural rules of CLDR: the plural category of a number in a language.
///
/// Source: Unicode CLDR, supplemental data `plurals.xml` and `ordinals.xml`, in the notation of Unicode's technical standard 35,
/// part 3, section 5. Foundation offers them only through string tables.
package struct PluralRules: Sendable {
    /// The plural categories, in the order of CLDR.
    package static let forms = ["zero", "one", "two", "few", "many", "other"]

    private struct Condition: Sendable {
        let operand: Character
        let modulus: Int?
        let isNegated: Bool
        let ranges: [ClosedRange<Double>]
    }

    /// The conditions of each category: at least one list must hold completely.
    private let rules: [(form: String, alternatives: [[Condition]])]

    private init(_ text: String) {
        rules = text.components(separatedBy: "; ").compactMap { rule in
            guard let colon = rule.range(of: ": ") else { return nil }
            let alternatives = rule[colon.upperBound...].components(separatedBy: " or ").map { alternative in
                alternative.components(separatedBy: " and ").compactMap(Self.condition)
            }
            return (String(rule[..<colon.lowerBound]), alternatives)
        }
    }

    private static func condition(_ text: String) -> Condition? {
        var words = text.split(separator: " ").map(String.init)
        guard let operand = words.first?.first, let list = words.popLast() else { return nil }
        let modulus = words.firstIndex(of: "mod").flatMap { Int(words[$0 + 1]) }
        let ranges = list.split(separator: ",").compactMap { part -> ClosedRange<Double>? in
            let ends = part.components(separatedBy: "..").compactMap(Double.init)
            guard let first = ends.first, let last = ends.last else { return nil }
            return first...last
        }
        return Condition(operand: operand, modulus: modulus, isNegated: words.contains("not"), ranges: ranges)
    }

    private static func table(_ groups: [(languages: String, rules: String)]) -> [String: PluralRules] {
        var table: [String: PluralRules] = [:]
        for group in groups {
            let rules = PluralRules(group.rules)
            for language in group.languages.split(separator: " ") { table[String(language)] = rules }
        }
        return table
    }

    private static let cardinalTable = table(cardinals)
    private static let ordinalTable = table(ordinals)

    /// Returns the cardinal category: `one` in "1 item".
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - decimals: The number of shown fraction digits; `nil` means as many as the number has.
    ///   - language: The code of the language: `en`, `pt`.
    package static func cardinal(_ number: Double, decimals: Int? = nil, language: String) -> String {
        cardinalTable[language]?.form(number, decimals) ?? "other"
    }

    /// Returns the ordinal category: `two` in "2nd".
    package static func ordinal(_ number: Double, language: String) -> String {
        ordinalTable[language]?.form(number, nil) ?? "other"
    }

    private func form(_ number: Double, _ decimals: Int?) -> String {
        let operands = Operands(number, decimals)
        for rule in rules where rule.alternatives.contains(where: { $0.allSatisfy(operands.fulfil) }) {
            return rule.form
        }
        return "other"
    }

    /// The operands of plural rules.
    private struct Operands {
        var values: [Character: Double] = ["e": 0, "c": 0]

        init(_ number: Double, _ decimals: Int?) {
            let number = number.magnitude
            var fraction = ""
            if let decimals, decimals > 0 {
                fraction = String(String(format: "%.\(min(decimals, 15))f", number).split(separator: ".").last ?? "")
            } else if decimals == nil, number != number.rounded(), number < 1e15 {
                fraction = String("\(number)".split(separator: ".").last ?? "")
            }
            let trimmed = fraction.replacingOccurrences(of: "0+$", with: "", options: .regularExpression)
            values["n"] = number
            values["i"] = number.rounded(.towardZero)
            values["v"] = Double(fraction.count)
            values["w"] = Double(trimmed.count)
            values["f"] = Double(fraction) ?? 0
            values["t"] = Double(trimmed) ?? 0
        }

        func fulfil(_ condition: Condition) -> Bool {
            var value = values[condition.operand] ?? 0
            if let modulus = condition.modulus { value = value.truncatingRemainder(dividingBy: Double(modulus)) }
            let isIn = value == value.rounded() && condition.ranges.contains { $0.contains(value) }
            return isIn != condition.isNegated
        }
    }
}
