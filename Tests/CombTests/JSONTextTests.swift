import Expectations
import Foundation
import Testing

@testable import comb

@Suite("JSON text")
struct JSONTextTests {
    @Test("keys are sorted, with one entry per line and arrays of numbers on one line")
    func layout() {
        let value = JSONText.object([
            "b": .array([.number(390), .number(0.5), .number(-0.25)]),
            "a": .array([.object(["x": .boolean(true)]), .string("y")]),
            "c": .object([:]),
            "d": .array([]),
        ])
        expectEqual(
            value.description,
            """
            {
              "a": [
                {
                  "x": true
                },
                "y"
              ],
              "b": [390, 0.5, -0.25],
              "c": {},
              "d": []
            }
            """
        )
    }

    @Test("strings are escaped as RFC 8259 requires")
    func strings() {
        expectEqual(JSONText.string("\"\\/\n\r\t\u{1}\u{1F}é😀").description, #""\"\\/\n\r\t\u0001\u001Fé😀""#)
    }

    @Test("lengths are rounded to a thousandth of a point")
    func lengths() {
        expectEqual(
            JSONText.frame(CGRect(x: 0.1 + 0.2, y: 100.0 / 3, width: 374.000_000_01, height: -0.000_01)).description,
            "[0.3, 33.333, 374, 0]"
        )
    }
}
