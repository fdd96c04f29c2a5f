import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Leading of fonts")
struct FontLeadingTests {
    private let body = UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    )
    // 17 points: lines are 17 * 2444 / 2048 = 20.287 high and 22 apart.
    private let two: CGFloat = 42.287
    private let twoWithout: CGFloat = 40.574

    private func text(_ style: NSParagraphStyle = .default) -> NSAttributedString {
        NSAttributedString(string: "One\nTwo", attributes: [.font: body, .paragraphStyle: style])
    }

    private func height(_ options: NSStringDrawingOptions) -> CGFloat {
        text().boundingRect(with: CGSize(width: 100, height: 0), options: options, context: nil).height
    }

    @Test("text is measured with it on request")
    func measuring() {
        expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - two) < 0.001)
        expect(abs(height(.usesLineFragmentOrigin) - twoWithout) < 0.001)
        expect(abs(text().size().height - two) < 0.001)
    }

    @Test("a layout manager leaves it out on request")
    func layoutManager() {
        let storage = NSTextStorage(attributedString: text())
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 1_000))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        expect(abs(manager.usedRect(for: container).height - two) < 0.001)
        manager.usesFontLeading = false
        expect(abs(manager.usedRect(for: container).height - twoWithout) < 0.001)
    }

    @Test("line heights that a paragraph style fixes include it")
    func fixedHeights() {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 24
        style.maximumLineHeight = 24
        expect(abs(text(style).size().height - 48) < 0.001)
    }

    @Test("fonts of the same size keep it, others have none")
    func derivedFonts() {
        expect(abs(body.leading - 1.713) < 0.001)
        let bold = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        expectEqual(bold?.leading, body.leading)
        expectEqual(body.withSize(20).leading, 0)
        expectEqual(UIFont.systemFont(ofSize: 17).leading, 0)
    }

    @Test("a text view sets lines apart by it")
    func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.font = body
        view.text = "One\nTwo"
        let first = view.caretRect(for: view.beginningOfDocument)
        let last = view.caretRect(for: view.endOfDocument)
        expect(abs(last.minY - first.minY - 22) < 0.001)
    }
}
