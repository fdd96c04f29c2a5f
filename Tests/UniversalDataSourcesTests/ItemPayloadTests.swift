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
        #expect(names(Case.none) == ["Case"])
        #expect(names(Case.one(1)) == ["Case", "Int"])
        #expect(names(Case.labeled(value: "a")) == ["Case", "String"])
        #expect(names(Case.two(1, "a")) == ["Case", "(Int, String)"])
        #expect(names(AnyHashable("a")) == ["String"])
        #expect(names((1, "a")) == ["(Int, String)"])
    }

    @Test("nested enums are unwrapped to a limit")
    func depth() {
        var item = Case.none
        for _ in 0..<100 { item = .nested(item) }
        #expect(names(item).count == 5)
    }
}
