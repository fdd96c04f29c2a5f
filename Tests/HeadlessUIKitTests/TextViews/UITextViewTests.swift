import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class TextLog: NSObject, UITextViewDelegate {
    var log: [String] = []
    var allows = true

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textViewDidChange(_ textView: UITextView) { log.append("change \(textView.text ?? "")") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("should \(range.location) \(range.length) \(text)")
        return allows
    }

    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        log.append("link \(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
        return false
    }
}

@MainActor @Suite("Text views")
struct UITextViewTests {
    private let window = makeWindow(width: 200, height: 300)
    private let view = UITextView()
    private let log = TextLog()

    init() {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.font = .systemFont(ofSize: 16)
        view.delegate = log
        window.addSubview(view)
        window.hostLayout()
    }

    private func tap(_ point: CGPoint) {
        window.hostTouchDown(at: point)
        window.hostTouchUp()
    }

    @Test("a tap begins editing, and typing calls the delegate")
    func typing() {
        tap(CGPoint(x: 50, y: 20))
        expect(view.isFirstResponder)
        window.hostType("a\nb")
        expectEqual(view.text, "a\nb")
        expectEqual(
            log.log,
            [
                "begin", "should 0 0 a", "change a", "should 1 0 \n", "change a\n", "should 2 0 b", "change a\nb",
            ]
        )
        log.allows = false
        window.hostDeleteBackward()
        expectEqual(view.text, "a\nb")
        log.log = []
        view.text = "other"
        expect(log.log.isEmpty)
        view.resignFirstResponder()
        expectEqual(log.log, ["end"])
    }

    @Test("a view that does not scroll is as high as its text")
    func sizing() {
        view.isScrollEnabled = false
        view.text = "one"
        let one = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        expectEqual(one, (view.font!.lineHeight * 2).rounded(.up) / 2 + 16)
        view.text = "one\ntwo"
        expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > one + 15)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = "one"
        expectEqual(view.sizeThatFits(CGSize(width: 200, height: 0)).height, one - 16)
        expect(view.intrinsicContentSize.width < 60)
        view.isScrollEnabled = true
        expectEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    }

    @Test("text that is higher than the view is scrolled, and typing keeps the caret in sight")
    func scrolling() {
        view.text = (0..<20).map { "line \($0)" }.joined(separator: "\n")
        window.hostLayout()
        expect(view.contentSize.height > 300)
        view.becomeFirstResponder()
        window.hostType("x")
        let caret = view.caretRect(for: view.endOfDocument)
        expect(view.bounds.contains(caret))
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        expect(view.contentOffset.y < 20)
    }

    @Test("carets lie on the lines that words wrap to")
    func carets() throws {
        view.text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh"
        window.hostLayout()
        let first = view.caretRect(for: view.beginningOfDocument)
        let last = view.caretRect(for: view.endOfDocument)
        expect(first.minX == 5 && first.minY == 8)
        expect(last.minY > first.maxY - 1)
        let place = try require(view.closestPosition(to: CGPoint(x: last.midX, y: last.midY)))
        expectEqual(view.compare(place, to: view.endOfDocument), .orderedSame)
    }

    @Test("a link of text that cannot be edited is tapped")
    func links() {
        view.isEditable = false
        let text = NSMutableAttributedString(string: "see here", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
        view.attributedText = text
        window.hostLayout()
        tap(CGPoint(x: 10, y: 16))
        expect(log.log.isEmpty)
        let end = view.caretRect(for: view.endOfDocument)
        tap(CGPoint(x: end.minX - 6, y: end.midY))
        expectEqual(log.log, ["link https://example.org 4 4"])
        expect(!view.isFirstResponder)
    }
}
