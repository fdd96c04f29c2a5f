import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import Testing

@MainActor
@Suite("Container items")
struct ContainerItemTests {
    @Test("items are equal by what they show, wherever they are made and whatever their handlers do")
    func equality() {
        let item = ContainerItem(content: NoteContent(text: "a"))
        let same = ContainerItem(
            content: NoteContent(text: "a", action: {}),
            didSelectHandler: {},
            willDisplayHandler: {}
        )
        expectEqual(item, same)
        expect(item.differenceIdentifier != same.differenceIdentifier)
        expect(item != ContainerItem(content: NoteContent(text: "b")))
        expect(item != ContainerItem(differenceIdentifier: 1, content: NoteContent(text: "a")))
        expect(item != ContainerItem(content: NoteContent(text: "a"), isEnabled: false))
        expect(item != ContainerItem(content: NoteContent(text: "a"), isSelectedBackgroundNeeded: false))
        expect(
            item
                != ContainerItem(
                    content: NoteContent(text: "a"),
                    insets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
                )
        )
        expect(item != ContainerItem(accessibilityIdentifier: "x", content: NoteContent(text: "a")))
    }

    @Test("a copy is changed, not the original")
    func copies() {
        var log: [String] = []
        let original = ContainerItem(content: NoteContent(text: "a"), didSelectHandler: { log.append("original") })
        let copy = original.didSelect { log.append("copy") }.enabled(false)
        original.didSelectHandler?()
        copy.didSelectHandler?()
        expectEqual(log, ["original", "copy"])
        expect(original.isEnabled)
        expect(!copy.isEnabled)
    }

    @Test("a trailing closure is the select handler")
    func trailingClosure() {
        let item = ContainerItem(content: NoteContent(text: "a")) {}
        expect(item.didSelectHandler != nil)
        expect(item.didLongPressHandler == nil)
    }

    @Test("identifiers are taken as they are, however they are wrapped")
    func identifiers() {
        let plain = ContainerItem(differenceIdentifier: "x", content: NoteContent(text: ""))
        let erased = ContainerItem(differenceIdentifier: AnyHashable("x"), content: NoteContent(text: ""))
        let wrapped = ContainerItem(differenceIdentifier: DifferenceIdentifier("x"), content: NoteContent(text: ""))
        expectEqual(plain.differenceIdentifier, erased.differenceIdentifier)
        expectEqual(plain.differenceIdentifier, wrapped.differenceIdentifier)
    }

    @Test("rarely needed capabilities are values as well: set on a copy they leave the original alone")
    func handlerAliasing() {
        var log: [String] = []
        let original = ContainerItem(content: NoteContent(text: "a")).didDeselect { log.append("original") }
        let copy = original.didDeselect { log.append("copy") }.prefetch { log.append("prefetch") }
        original.didDeselectHandler?()
        copy.didDeselectHandler?()
        expectEqual(log, ["original", "copy"])
        expect(original.prefetchHandler == nil)
        expectEqual(original, copy)
    }

    @Test("no handler takes part in equality; what a row can do without one does")
    func equalityOfCapabilities() {
        let item = ContainerItem(content: NoteContent(text: "a"))
        expectEqual(item, item.contextMenu { nil }.impression {}.prefetch({}, cancel: {}).didDeselect {})
        expect(item != item.selectable(false))
        expect(item != item.reorderable { _ in })
        expectEqual(item, item.reorderable(false) { _ in })
    }
}
