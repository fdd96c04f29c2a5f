import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

private final class Highlighter: NSObject, NSTextStorageDelegate {
    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        let found = (textStorage.string as NSString).range(of: "#tag")
        guard found.location != NSNotFound else { return }
        textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: found)
    }
}

@MainActor @Suite("Text views with a text kit of their own")
struct TextViewTextKitTests {
    private let window = makeWindow(width: 200, height: 300)
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        view.font = .systemFont(ofSize: 16)
        window.addSubview(view)
        window.hostLayout()
    }

    @Test("changes of the text storage appear in the view, and typing in the storage")
    func storage() {
        view.text = "Hello"
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
        expectEqual(view.text, "Jello")
        view.textStorage.append(NSAttributedString(string: "\na\nb\nc\nd\ne"))
        expect(view.contentSize.height > 100)
        view.text = "x"
        expectEqual(view.textStorage.string, "x")
        expect(view.becomeFirstResponder())
        window.hostType("yz")
        expectEqual(view.textStorage.string, "xyz")
    }

    @Test("attributes that a storage delegate sets while the user types are shown")
    func highlighting() {
        let highlighter = Highlighter()
        view.textStorage.delegate = highlighter
        expect(view.becomeFirstResponder())
        window.hostType("a #tag")
        expectEqual(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, .red)
        expectEqual(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .label)
    }

    @Test("a view made with a container shows the text of its storage with its layout manager")
    func ownStack() {
        let storage = NSTextStorage(string: "Own", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let own = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        expectEqual(own.text, "Own")
        expect(own.layoutManager === manager && own.textStorage === storage && own.textContainer === container)
        storage.append(NSAttributedString(string: "!"))
        expectEqual(own.text, "Own!")
        expect(container.layoutManager === manager)
    }

    @Test("the layout manager measures where the view draws")
    func geometry() {
        view.text = "Some text that takes more than one line"
        let range = NSRange(location: 20, length: 4)
        let rect = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
        let start = view.position(from: view.beginningOfDocument, offset: 20)
        let caret = view.caretRect(for: start ?? view.endOfDocument)
        expect(abs(rect.minX - caret.minX) < 0.01)
        expect(abs(rect.minY + view.textContainerInset.top - caret.minY) < 0.01)
        expectEqual(view.textContainer.size.width, 200)
    }

    @Test("text flows around the exclusion paths of the container")
    func exclusion() {
        view.text = "word word word word"
        let before = view.caretRect(for: view.beginningOfDocument).minX
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 20))]
        expect(view.caretRect(for: view.beginningOfDocument).minX >= before + 79)
    }

    @Test("the content size is up to date before layout")
    func contentSize() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.font = .systemFont(ofSize: 16)
        view.text = "one\ntwo"
        let two = view.contentSize.height
        view.text = "one\ntwo\nthree"
        expect(view.contentSize.height > two + 15)
        expectEqual(view.contentSize.width, 100)
    }
}
