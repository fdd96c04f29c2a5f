import Expectations
import Testing

@testable import DeclarativeCollections

@Suite("Dumps of states")
@MainActor
struct DumpTests {
    @Test("a state can be dumped and mirrored, though its rows keep values that cannot be copied")
    func dumps() {
        let state = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "a", items: { BlockItem(1, text: "Honey") })
        }
        var text = ""
        dump(state, to: &text)
        expect(text.contains("CollectionViewState: 1 section"))
        expect(String(reflecting: state.sections[0].items[0].box).contains("TypedBox"))
        expect(state.debugDescription.contains("Honey") || !state.debugDescription.isEmpty)
    }
}
