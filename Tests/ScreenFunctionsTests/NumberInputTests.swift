import Expectations
import Foundation
import ScreenDocumentsCore
import Testing

@testable import ScreenFunctions

struct NumberInputTests {
    @Test(
        "typed numbers are read in the user's notation",
        arguments: [
            ("en_US", "12.05", 12.05), ("de_DE", "12,05", 12.05), ("en_US", "12.", 12), ("en_US", ".5", 0.5),
            ("en_US", "-5", -5), ("en_US", " 007 ", 7), ("ar_EG", "١٢٫٥", 12.5), ("de_DE", "12.05", nil),
            ("en_US", "1,000", nil), ("en_US", "1.2.3", nil), ("en_US", "", nil), ("en_US", "-", nil),
            ("en_US", ".", nil),
            ("en_US", "1e5", nil), ("en_US", "0x1F", nil), ("en_US", "nan", nil), ("en_US", "5-", nil),
        ] as [(String, String, Double?)]
    )
    func typed(locale: String, text: String, number: Double?) {
        let formatting = ValueFormatting(locale: Locale(identifier: locale))
        expectEqual(formatting.typedNumber(text), number.map { .number($0) })
    }

    @Test("large integers keep their digits, and numbers too large are none")
    func large() {
        let formatting = ValueFormatting(locale: Locale(identifier: "en_US"))
        expectEqual(formatting.typedNumber("9007199254740993"), .largeInteger("9007199254740993"))
        expect(formatting.typedNumber(String(repeating: "9", count: 400)) == nil)
    }

    @Test("a number is shown as it would be typed")
    func shown() {
        let formatting = ValueFormatting(locale: Locale(identifier: "de_DE"))
        for (value, text) in [(1234.5, "1234,5"), (-3, "-3"), (0, "0")] as [(Double, String)] {
            expectEqual(formatting.editableText(.number(value)), text)
            expectEqual(formatting.typedNumber(text), .number(value))
        }
        expectEqual(formatting.editableText("1.5 kg"), "1.5 kg")
        expect(formatting.editableText(.null).isEmpty)
    }
}
