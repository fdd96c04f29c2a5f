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
}
