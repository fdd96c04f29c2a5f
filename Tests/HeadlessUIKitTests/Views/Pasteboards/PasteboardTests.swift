import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite(.serialized) struct PasteboardTests {
    private let pasteboard = UIPasteboard.general

    @Test("a new item replaces previous ones of any kind")
    func contents() {
        let count = pasteboard.changeCount
        pasteboard.strings = ["a", "b"]
        #expect(pasteboard.string == "a")
        #expect(pasteboard.numberOfItems == 2)
        #expect(pasteboard.hasStrings && !pasteboard.hasURLs)
        pasteboard.url = URL(string: "https://example.org")
        #expect(pasteboard.string == nil)
        #expect(pasteboard.hasURLs)
        pasteboard.color = .red
        #expect(pasteboard.colors == [.red])
        pasteboard.image = UIImage()
        #expect(pasteboard.hasImages && !pasteboard.hasColors)
        pasteboard.string = nil
        #expect(pasteboard.numberOfItems == 0)
        #expect(pasteboard.changeCount == count + 5)
    }

    @Test("item providers carry the contents from one pasteboard to another")
    func itemProviders() {
        pasteboard.items = [["public.utf8-plain-text": "text"], ["com.apple.uikit.color": UIColor.red]]
        let other = UIPasteboard.withUniqueName()
        other.itemProviders = pasteboard.itemProviders
        #expect(other.string == "text")
        #expect(other.colors == [.red])
        other.setItemProviders(
            [NSItemProvider(object: "old" as NSString)],
            localOnly: true,
            expirationDate: .distantPast
        )
        #expect(other.numberOfItems == 0)
    }

    @Test("an app can set which types count as text")
    func typeLists() {
        let usual = UIPasteboard.typeListString
        defer { UIPasteboard.typeListString = usual }
        pasteboard.items = [["com.example.note": "note"]]
        #expect(!pasteboard.hasStrings)
        UIPasteboard.typeListString = ["com.example.note"]
        #expect(pasteboard.string == "note")
        pasteboard.string = "new"
        #expect(pasteboard.types == ["public.utf8-plain-text"])
    }

    @Test("an item has representations by type, and texts and data stand for each other")
    func types() throws {
        pasteboard.items = [
            ["public.utf8-plain-text": "text", "com.example.note": Data([1, 2])], ["com.example.note": Data()],
        ]
        #expect(pasteboard.types == ["com.example.note", "public.utf8-plain-text"])
        #expect(pasteboard.data(forPasteboardType: "com.example.note") == Data([1, 2]))
        #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
        #expect(pasteboard.string == "text")
        #expect(pasteboard.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]) == IndexSet(integer: 0))
        #expect(pasteboard.values(forPasteboardType: "com.example.note", inItemSet: IndexSet(integer: 2)) == nil)
        pasteboard.setData(Data("bytes".utf8), forPasteboardType: "public.utf8-plain-text")
        #expect(pasteboard.string == "bytes")
        pasteboard.addItems([["public.url": URL(string: "https://example.org") as Any]])
        #expect(pasteboard.numberOfItems == 2)
        #expect(pasteboard.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
        #expect(!pasteboard.contains(pasteboardTypes: ["public.url"]))
    }

    @Test("a named pasteboard is shared by its objects until it is removed")
    func named() {
        let name = UIPasteboard.Name("test")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = UIPasteboard(name: name, create: true)
        first?.string = "shared"
        #expect(UIPasteboard(name: name, create: false)?.string == "shared")
        UIPasteboard.remove(withName: name)
        #expect(first?.string == nil)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    }

    @Test("items are gone after their expiration date")
    func expiration() {
        pasteboard.setItems([["public.utf8-plain-text": "old"]], options: [.expirationDate: Date.distantPast])
        #expect(pasteboard.numberOfItems == 0)
        pasteboard.setItems([["public.utf8-plain-text": "new"]], options: [.expirationDate: Date.distantFuture])
        #expect(pasteboard.string == "new")
    }
}
