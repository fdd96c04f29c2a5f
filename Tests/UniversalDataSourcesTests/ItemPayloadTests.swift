import Expectations
import Testing

@testable import UniversalDataSources

@Suite struct ItemPayloadTests {
    private enum Case {
        case none
        case one(Int)
        case labeled(value: String)
        case two(Int, String)
        indirect case nested(Case)
    }

    private func names(_ item: Any) -> [String] { itemPayloads(of: item).map { "\(type(of: $0))" } }

    @Test("payloads of an item are listed from the outside in")
    func payloads() {
        expectEqual(names(Case.none), ["Case"])
        expectEqual(names(Case.one(1)), ["Case", "Int"])
        expectEqual(names(Case.labeled(value: "a")), ["Case", "String"])
        expectEqual(names(Case.two(1, "a")), ["Case", "(Int, String)"])
        expectEqual(names(AnyHashable("a")), ["String"])
        expectEqual(names((1, "a")), ["(Int, String)"])
    }

    @Test("nested enums are unwrapped to a limit")
    func depth() {
        var item = Case.none
        for _ in 0..<100 { item = .nested(item) }
        expectEqual(names(item).count, 5)
    }
}
