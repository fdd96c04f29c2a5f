import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite(.serialized) struct PasteboardTests {
    private let pasteboard = UIPasteboard.general

    @Test("a new item replaces previous ones of any kind")
    func contents() {
        let count = pasteboard.changeCount
        pasteboard.strings = ["a", "b"]
        expectEqual(pasteboard.string, "a")
        expectEqual(pasteboard.numberOfItems, 2)
        expect(pasteboard.hasStrings && !pasteboard.hasURLs)
        pasteboard.url = URL(string: "https://example.org")
        expectEqual(pasteboard.string, nil)
        expect(pasteboard.hasURLs)
        pasteboard.color = .red
        expectEqual(pasteboard.colors, [.red])
        pasteboard.image = UIImage()
        expect(pasteboard.hasImages && !pasteboard.hasColors)
        pasteboard.string = nil
        expectEqual(pasteboard.numberOfItems, 0)
        expectEqual(pasteboard.changeCount, count + 5)
    }

    @Test("item providers carry the contents from one pasteboard to another")
    func itemProviders() {
        pasteboard.items = [["public.utf8-plain-text": "text"], ["com.apple.uikit.color": UIColor.red]]
        let other = UIPasteboard.withUniqueName()
        other.itemProviders = pasteboard.itemProviders
        expectEqual(other.string, "text")
        expectEqual(other.colors, [.red])
        other.setItemProviders(
            [NSItemProvider(object: "old" as NSString)],
            localOnly: true,
            expirationDate: .distantPast
        )
        expectEqual(other.numberOfItems, 0)
        other.setObjects(["new" as NSString, "second" as NSString])
        expectEqual(other.strings, ["new", "second"])
    }

    @Test("an app can set which types count as text")
    func typeLists() {
        let usual = UIPasteboard.typeListString
        defer { UIPasteboard.typeListString = usual }
        pasteboard.items = [["com.example.note": "note"]]
        expect(!pasteboard.hasStrings)
        UIPasteboard.typeListString = ["com.example.note"]
        expectEqual(pasteboard.string, "note")
        pasteboard.string = "new"
        expectEqual(pasteboard.types, ["public.utf8-plain-text"])
    }

    @Test("an item has representations by type, and texts and data stand for each other")
    func types() throws {
        pasteboard.items = [
            ["public.utf8-plain-text": "text", "com.example.note": Data([1, 2])], ["com.example.note": Data()],
        ]
        expectEqual(pasteboard.types, ["com.example.note", "public.utf8-plain-text"])
        expectEqual(pasteboard.data(forPasteboardType: "com.example.note"), Data([1, 2]))
        expectEqual(pasteboard.data(forPasteboardType: "public.utf8-plain-text"), Data("text".utf8))
        expectEqual(pasteboard.string, "text")
        expectEqual(pasteboard.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]), IndexSet(integer: 0))
        expect(pasteboard.values(forPasteboardType: "com.example.note", inItemSet: IndexSet(integer: 2)) == nil)
        pasteboard.setData(Data("bytes".utf8), forPasteboardType: "public.utf8-plain-text")
        expectEqual(pasteboard.string, "bytes")
        pasteboard.addItems([["public.url": URL(string: "https://example.org") as Any]])
        expectEqual(pasteboard.numberOfItems, 2)
        expect(pasteboard.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
        expect(!pasteboard.contains(pasteboardTypes: ["public.url"]))
    }

    @Test("a named pasteboard is shared by its objects until it is removed")
    func named() {
        let name = UIPasteboard.Name("test")
        expectEqual(UIPasteboard(name: name, create: false), nil)
        let first = UIPasteboard(name: name, create: true)
        first?.string = "shared"
        expectEqual(UIPasteboard(name: name, create: false)?.string, "shared")
        UIPasteboard.remove(withName: name)
        expectEqual(first?.string, nil)
        expectEqual(UIPasteboard(name: name, create: false), nil)
        expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    }

    @Test("items are gone after their expiration date")
    func expiration() {
        pasteboard.setItems([["public.utf8-plain-text": "old"]], options: [.expirationDate: Date.distantPast])
        expectEqual(pasteboard.numberOfItems, 0)
        pasteboard.setItems([["public.utf8-plain-text": "new"]], options: [.expirationDate: Date.distantFuture])
        expectEqual(pasteboard.string, "new")
    }
}
