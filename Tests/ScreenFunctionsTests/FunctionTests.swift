import Expectations
import Foundation
import ScreenDocumentsCore
import Testing

@testable import ScreenFunctions

struct FunctionTests {
    static let now = Date(timeIntervalSince1970: 1_796_000_000)  // 2026-11-29T23:33:20Z

    static func functions(_ locale: String = "en_US", zone: String = "UTC") -> ScreenFunctions {
        ScreenFunctions(
            formatting: ValueFormatting(
                locale: Locale(identifier: locale),
                timeZone: TimeZone(identifier: zone),
                now: { now }
            )
        )
    }

    private func value(_ text: String, _ locale: String = "en_US", zone: String = "UTC") throws -> DocumentValue {
        Self.functions(locale, zone: zone).value(of: try ScreenExpression(text), in: [:])
    }

    @Test("every function that is declared does something, and nothing else does")
    func complete() {
        expectEqual(Set(Self.functions().signatures.keys), Set(StandardFunctions.byName.keys))
        expect(StandardFunctions.all.allSatisfy { !$0.summary.isEmpty })
    }

    @Test(
        "results",
        arguments: [
            ("upper('straße')", "\"STRASSE\""), ("lower('ÀB')", "\"àb\""), ("trim('  a ')", "\"a\""),
            ("contains('abc', 'b')", "true"), ("contains([1, 2], 2)", "true"), ("startsWith('abc', 'ab')", "true"),
            ("endsWith('abc', 'ab')", "false"), ("replace('a-b-c', '-', '+')", "\"a+b+c\""),
            ("replace('a', '', 'x')", "\"a\""),
            ("slice('abcdef', 1, 3)", "\"bc\""), ("slice('abc', -2)", "\"bc\""), ("slice([1, 2, 3], 1)", "[2, 3]"),
            ("slice('abc', 5, 2)", "\"\""), ("split('a,b', ',')", "[\"a\", \"b\"]"),
            ("join([1, 'a', null], '-')", "\"1-a-\""),
            ("text(1.50)", "\"1.5\""), ("number('12.5')", "12.5"), ("number('-3')", "-3"),
            ("number('12 apples')", "null"),
            ("abs(-2.5)", "2.5"), ("round(2.5)", "3"), ("round(1.005, 2)", "1.01"),
            ("round(-1.25, decimals: 1)", "-1.3"),
            ("floor(-1.5)", "-2"), ("ceil(1.1)", "2"), ("min(3, 1, 2)", "1"), ("max([1, 5], 2)", "5"),
            ("min([])", "null"),
            ("clamp(12, 0, 10)", "10"), ("count('añb')", "3"), ("count([])", "0"), ("count(null)", "0"),
            ("sum([1, 2.5])", "3.5"),
            ("first([7, 8])", "7"), ("last([])", "null"), ("reversed([1, 2])", "[2, 1]"),
            ("sorted([10, 9, 'b', 'A'])", "[9, 10, \"A\", \"b\"]"),
            ("sorted(['file10', 'file2'])", "[\"file2\", \"file10\"]"),
            ("indexOf(['a', 'b'], 'b')", "1"), ("indexOf([], 1)", "null"),
            ("isPresent('')", "false"), ("isPresent(0)", "true"), ("isPresent([])", "false"),
            ("matches('12345', '[0-9]{5}')", "true"), ("matches('12345x', '[0-9]{5}')", "false"),
            ("matches('a', '(')", "false"),
            ("isEmail('a@b.co')", "true"), ("isEmail('a b@c.de')", "false"),
            ("hasLength('abc', min: 2, max: 3)", "true"),
            ("hasLength('', min: 1)", "false"), ("isInRange(5, min: 1)", "true"), ("isInRange('x', min: 1)", "false"),
            ("isInRange('7', max: 8)", "true"), ("opacity('#112233', 0.5)", "\"#11223380\""),
            ("mix('#000', '#FFFFFF', 0.5)", "\"#808080\""), ("contrasting('#FFEE00')", "\"#000000\""),
            ("contrasting('#003366')", "\"#FFFFFF\""), ("contrasting('red')", "null"),
            ("datePart('2026-11-29', 'weekday')", "7"), ("datePart('2026-11-29T10:20:30Z', 'minute')", "20"),
            ("addToDate('2026-01-31', 1, 'months')", "\"2026-02-28T00:00:00Z\""),
            ("addToDate('2026-11-29T10:00:00Z', -2, 'weeks')", "\"2026-11-15T10:00:00Z\""),
            ("addToDate('soon', 1, 'days')", "null"), ("secondsBetween('2026-11-29', '2026-11-30T00:00:01Z')", "86401"),
        ] as [(String, String)]
    )
    func results(_ text: String, _ expected: String) throws {
        try expectEqual(value(text).json, expected, "\(text)")
    }

    @Test("the clock is that of the reader")
    func clock() throws {
        try expectEqual(value("now()").string, Self.now.formatted(.iso8601))
        try expectEqual(value("formatRelative(addToDate(now(), -2, 'hours'))"), "2 hours ago")
        try expectEqual(value("formatRelative(addToDate(now(), 3, 'days'))"), "in 3 days")
        try expectEqual(value("formatRelative(addToDate(now(), -2, 'hours'))", "ru_RU"), "2 часа назад")
    }

    /// Recorded from Foundation on Linux with ICU's CLDR; Apple's system of the same CLDR gives the same. Where versions of CLDR
    /// differ, it is in white space: U+202F or U+00A0.
    @Test(
        "numbers, dates and lists of four languages",
        arguments: [
            ("en_US", "formatNumber(1234567.891)", "1,234,567.891"),
            ("de_DE", "formatNumber(1234567.891)", "1.234.567,891"),
            ("ru_RU", "formatNumber(1234567.891, decimals: 1)", "1 234 567,9"),
            ("hi_IN", "formatNumber(1234567)", "12,34,567"), ("en_US", "formatNumber(1234, grouping: false)", "1234"),
            ("en_US", "formatPercent(0.256)", "26%"), ("de_DE", "formatPercent(0.256, 1)", "25,6 %"),
            ("en_US", "formatCurrency(1234.5, 'USD')", "$1,234.50"),
            ("de_DE", "formatCurrency(1234.5, 'EUR')", "1.234,50 €"),
            ("en_US", "formatCurrency(1234, 'JPY')", "¥1,234"),
            ("en_US", "formatCurrency(9.99, 'usd', decimals: 0)", "$10"),
            ("en_US", "formatCurrency(5, 'dollars')", ""), ("de_DE", "formatMeasurement(12.5, 'km')", "12,5 km"),
            ("en_US", "formatMeasurement(90, '°')", "90°"),
            ("en_US", "formatList(['a', 'b', 'c'])", "a, b, and c"),
            ("de_DE", "formatList(['a', 'b'], 'or')", "a oder b"),
            ("en_US", "formatDate('2026-11-29T08:05:00Z', 'EEEE, d MMMM y, HH:mm')", "Sunday, 29 November 2026, 08:05"),
            ("ru_RU", "formatDate('2026-11-29', 'd MMMM')", "29 ноября"),
            ("en_US", "formatDate('2026-11-29', 'long')", "November 29, 2026"),
            ("en_US", "formatDate('never', 'long')", ""), ("en_US", "formatDate(0, 'yyyy')", "1970"),
            ("en_US", "formatNumber(9007199254740993)", "9,007,199,254,740,993"),
        ]
    )
    func formats(_ locale: String, _ text: String, _ expected: String) throws {
        let result = try require(try value(text, locale).string)
        let plain = result.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 }
        expectEqual(String(plain), expected, "\(locale) \(text)")
    }

    @Test("dates are those of the reader's time zone, and keep their own")
    func zones() throws {
        try expectEqual(value("formatDate('2026-11-29T23:30:00Z', 'd HH:mm')", zone: "Asia/Tokyo"), "30 08:30")
        try expectEqual(value("formatDate('2026-11-29T23:30:00-05:00', 'd HH:mm')", zone: "UTC"), "30 04:30")
        try expectEqual(value("formatDate('2026-11-29', 'd HH:mm')", zone: "America/New_York"), "29 00:00")
        let formatting = Self.functions(zone: "Asia/Kolkata").formatting
        let date = try require(formatting.date("2026-11-29T23:30:00Z"))
        expectEqual(formatting.isoText(date, hasDate: true, hasTime: true), "2026-11-30T05:00:00+05:30")
        expectEqual(formatting.isoText(date, hasDate: true, hasTime: false), "2026-11-30")
        expectEqual(formatting.isoText(date, hasDate: false, hasTime: true), "05:00:00")
    }

    @Test(
        "what is no date is none",
        arguments: [
            "", "2026", "2026-13-01", "2026-02-30", "2026-11-29T25:00", "2026-11-29T10:00+", "29.11.2026", "a:b",
            "::::",
        ]
    )
    func noDates(_ text: String) {
        expect(DateText.date(.string(text), Calendar(identifier: .gregorian)) == nil)
    }

    /// Samples of CLDR's charts "Language Plural Rules".
    @Test(
        "plural forms",
        arguments: [
            ("en", [0: "other", 1: "one", 2: "other", 21: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
            ("ru", [0: "many", 1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few", 112: "many"]),
            ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 25: "many"]),
            ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
            ("cs", [1: "one", 3: "few", 5: "other"]), ("ja", [1: "other", 2: "other"]), ("xx", [1: "other"]),
            ("lt", [1: "one", 2: "few", 11: "other", 21: "one"]),
            ("sl", [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
            ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many", 4: "other"]),
        ]
    )
    func cardinals(_ language: String, _ forms: [Int: String]) {
        for (number, form) in forms {
            expectEqual(PluralRules.cardinal(Double(number), language: language), form, "\(language) \(number)")
        }
    }

    @Test("fractions and ordinals have forms of their own")
    func otherForms() throws {
        expectEqual(PluralRules.cardinal(1.5, language: "en"), "other")
        expectEqual(PluralRules.cardinal(1, decimals: 1, language: "en"), "other")
        expectEqual(PluralRules.cardinal(1.5, language: "fr"), "one")
        expectEqual(PluralRules.cardinal(0.1, language: "ru"), "other")
        for (number, form) in [1: "one", 2: "two", 3: "few", 4: "other", 11: "other", 21: "one", 102: "two"] {
            expectEqual(PluralRules.ordinal(Double(number), language: "en"), form, "\(number)")
        }
        let place = "ordinal(22, one: '22st', two: '22nd', few: '22rd', other: '22th')"
        try expectEqual(value(place), "22nd")
        try expectEqual(value("plural(5, one: 'файл', few: 'файла', many: 'файлов', other: 'файла')", "ru"), "файлов")
        try expectEqual(value("plural(2, one: 'item', other: 'items')", "ar"), "items")
    }

    @Test("a regular expression that would run for years gives up after a fixed number of steps")
    func patterns() throws {
        let text = String(repeating: "a", count: 5_000) + "!"
        for pattern in ["(a+)+$", "(a|aa)+$", "(.*)*x", "^(([a-z])+.)+[A-Z]([a-z])+$"] {
            expectEqual(SafePattern(pattern)?.isFound(in: text, isWhole: true), false, "\(pattern)")
        }
        expect(SafePattern(String(repeating: "a", count: 2_000)) == nil)
        expectEqual(SafePattern("b+")?.isFound(in: "aabba"), true)
    }

    @Test("functions of an app")
    func own() throws {
        var functions = Self.functions()
        functions.add("initials", parameters: ["name", "separator?"]) { arguments in
            .string(
                arguments.text("name").split(separator: " ").compactMap(\.first).map(String.init).joined(
                    separator: arguments.text("separator")
                )
            )
        }
        let model: DocumentValue = ["user": "Anna Maria Lind"]
        expectEqual(functions.value(of: try ScreenExpression("initials(user)"), in: model), "AML")
        expectEqual(functions.value(of: try ScreenExpression("initials(user, separator: '.')"), in: model), "A.M.L")
    }
}
