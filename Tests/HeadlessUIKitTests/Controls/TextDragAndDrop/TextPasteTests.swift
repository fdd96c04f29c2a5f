import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// Sets results of items, and implements nothing else.
@MainActor private final class Transformer: NSObject, UITextPasteDelegate {
    var transform: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        transform(item)
    }
}

/// Logs what a paste delegate is asked, and combines the texts with commas.
@MainActor private final class PasteLog: NSObject, UITextPasteDelegate {
    var log: [String] = []

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        log.append("transform \(item.localObject as? String ?? "-")")
        item.setDefaultResult()
    }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString {
        log.append("combine \(itemStrings.count)")
        return NSAttributedString(string: itemStrings.map(\.string).joined(separator: ", "))
    }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange {
        log.append("perform \(attributedString.string)")
        guard let input = textPasteConfigurationSupporting as? any UITextInput else { return textRange }
        input.replace(textRange, withText: attributedString.string.uppercased())
        return textRange
    }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> Bool {
        log.append("animate \(attributedString.string)")
        return false
    }
}

@Suite("Items that are pasted into text fields and text views") @MainActor
struct TextPasteTests {
    private let screen = TextDragScreen()
    private let transformer = Transformer()
    private var field: UITextField { screen.field }
    private var view: UITextView { screen.view }

    private func provider(_ text: String) -> NSItemProvider { NSItemProvider(object: NSString(string: text)) }

    @Test("a text view cuts, copies and pastes")
    func textView() {
        screen.select(0..<3, in: view)
        view.copy(nil)
        expectEqual(UIPasteboard.general.string, "one")
        view.cut(nil)
        expectEqual(view.text, " two three")
        view.paste(nil)
        expectEqual(view.text, "one two three")
        expect(view.canPerformAction(EditCommands.paste, withSender: nil))
        expect(!view.canPerformAction(EditCommands.copy, withSender: nil))
        UIPasteboard.general.items = []
        expect(!view.canPerformAction(EditCommands.paste, withSender: nil))
    }

    @Test("texts follow each other, addresses are text, and other items are left out")
    func defaults() throws {
        screen.select(0..<5, in: field)
        let address = try require(NSURL(string: "https://a.example"))
        let image = UIImage()
        field.paste(itemProviders: [provider("a "), NSItemProvider(object: address), NSItemProvider(object: image)])
        expectEqual(field.text, "a https://a.example tea")
        expect(field.document.plain != nil)
    }

    @Test("an image becomes an attachment where attributes may be edited")
    func images() {
        view.text = ""
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(.infinite) }
        view.paste(itemProviders: [NSItemProvider(object: image)])
        expectEqual(view.text, "")
        view.allowsEditingTextAttributes = true
        view.paste(itemProviders: [NSItemProvider(object: image)])
        expectEqual(view.text, "\u{FFFC}")
        let attachment = view.attributedText.attribute(.attachment, at: 0, effectiveRange: nil)
        expect(attachment is NSTextAttachment)
    }

    @Test("the delegate sets the result of an item: a string, one with attributes, an attachment or none")
    func results() {
        field.pasteDelegate = transformer
        screen.select(0..<9, in: field)
        transformer.transform = { $0.setResult(string: "<\($0.itemProvider.registeredTypeIdentifiers.count)>") }
        field.paste(itemProviders: [provider("a"), provider("b")])
        expectEqual(field.text, "<1><1>")
        expect(field.document.plain != nil)
        transformer.transform = { $0.setNoResult() }
        field.paste(itemProviders: [provider("a")])
        expectEqual(field.text, "<1><1>")
        transformer.transform = { item in
            expect(item.defaultAttributes[.font] is UIFont && item.localObject == nil)
            item.setResult(
                attributedString: NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
            )
        }
        screen.select(0..<6, in: field)
        field.paste(itemProviders: [provider("a")])
        expectEqual(field.text, "red")
        expectEqual(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        expectEqual(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, field.font)
        transformer.transform = { $0.setResult(attachment: NSTextAttachment(image: UIImage())) }
        field.paste(itemProviders: [provider("a")])
        expectEqual(field.text, "red\u{FFFC}")
    }

    @Test("text is inserted when all items have a result, which counts once")
    func later() {
        view.pasteDelegate = transformer
        view.selectedRange = NSRange(location: 3, length: 0)
        var waiting: [any UITextPasteItem] = []
        transformer.transform = { waiting.append($0) }
        view.paste(itemProviders: [provider("a"), provider("b")])
        waiting[1].setDefaultResult()
        waiting[1].setResult(string: "c")
        expectEqual(view.text, "one two three")
        waiting[0].setResult(string: "-")
        expectEqual(view.text, "one-b two three")
    }

    @Test("the delegate is asked for items, their combination, an animation and the insertion, in this order")
    func order() {
        let log = PasteLog()
        view.pasteDelegate = log
        view.selectedRange = NSRange(location: 0, length: 3)
        view.paste(itemProviders: [provider("a"), provider("b")])
        expectEqual(log.log, ["transform -", "transform -", "combine 2", "animate a, b", "perform a, b"])
        expectEqual(view.text, "A, B two three")
    }

    @Test("a drop asks the paste delegate, unless text is moved within a view")
    func drops() {
        let log = PasteLog()
        view.pasteDelegate = log
        field.textDragDelegate = screen.log
        let item = UIDragItem(itemProvider: provider("tea"))
        item.localObject = "local"
        screen.log.items = [item]
        screen.select(6..<9, in: field)
        screen.press(at: screen.center(of: 6..<9, in: field))
        screen.drop(at: screen.place(of: 0, in: view))
        expectEqual(log.log, ["transform local", "combine 1", "animate tea", "perform tea"])
        expectEqual(view.text, "TEAone two three")
        log.log = []
        screen.select(0..<3, in: view)
        screen.press(at: screen.center(of: 0..<3, in: view))
        screen.drop(at: screen.place(of: 6, in: view))
        expectEqual(log.log, [])
        expectEqual(view.text, "oneTEA two three")
    }

    @Test("without fast operations a move within a view goes through the items")
    func slowMove() {
        view.pasteDelegate = transformer
        view.textDropDelegate = screen.log
        transformer.transform = { $0.setResult(string: "[x]") }
        screen.log.change = {
            $0.useFastSameViewOperations = false
            return $0
        }
        screen.select(0..<4, in: view)
        screen.press(at: screen.center(of: 0..<4, in: view))
        screen.drop(at: screen.place(of: 13, in: view))
        expectEqual(view.text, "two three[x]")
        expectEqual(view.selectedRange, NSRange(location: 9, length: 3))
    }
}
