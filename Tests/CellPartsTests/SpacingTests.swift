import CellParts
import Expectations
import Foundation
import Testing

@Suite("Spacing")
struct SpacingTests {
    @Test("every numeric type has the same eight values")
    func values() {
        expect(scale(of: Int.self) == [2, 4, 8, 12, 16, 20, 24, 32])
        expect(scale(of: Int32.self) == [2, 4, 8, 12, 16, 20, 24, 32])
        expect(scale(of: UInt8.self) == [2, 4, 8, 12, 16, 20, 24, 32])
        expect(scale(of: UInt.self) == [2, 4, 8, 12, 16, 20, 24, 32])
        expect(scale(of: Float.self) == [2, 4, 8, 12, 16, 20, 24, 32])
        expect(scale(of: Double.self) == [2, 4, 8, 12, 16, 20, 24, 32])
        expect(scale(of: CGFloat.self) == [2, 4, 8, 12, 16, 20, 24, 32])
    }

    @Test("a token's name finds the value of that name")
    func tokens() {
        expectEqual(SpacingToken.allCases.map(\.rawValue), ["xxxs", "xxs", "xs", "s", "m", "mplus", "l", "xl"])
        expect(SpacingToken.allCases.map { $0.value(as: Double.self) } == scale(of: Double.self))
    }

    private func scale<Number: Spacing>(of type: Number.Type) -> [Number] {
        [.xxxs, .xxs, .xs, .s, .m, .mplus, .l, .xl]
    }
}
