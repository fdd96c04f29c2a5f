import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Line breaks of labels")
struct LabelLineBreakTests {
    /// Returns the width of a label, whose lines are as long as its longest one.
    private func width(_ change: (UILabel) -> Void) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One two three four five"
        change(label)
        let start = UILabel()
        start.text = "One two three four"
        return label.sizeThatFits(CGSize(width: start.intrinsicContentSize.width + 1, height: 0)).width
    }

    @Test("a label leaves no word alone in its last line, unless its strategy allows it")
    func orphans() {
        let standard = width { _ in }
        let greedy = width { $0.lineBreakStrategy = [] }
        expect(standard < greedy)
        expect(width { $0.lineBreakStrategy = .pushOut } == standard)
        expectEqual(UILabel().lineBreakStrategy, .standard)
    }

    @Test("the paragraph style of an attributed text decides")
    func paragraphStyles() {
        let style = NSMutableParagraphStyle()
        let greedy = width { label in
            label.attributedText = NSAttributedString(string: label.text ?? "", attributes: [.paragraphStyle: style])
        }
        style.lineBreakStrategy = .pushOut
        let pushed = width { label in
            label.attributedText = NSAttributedString(string: label.text ?? "", attributes: [.paragraphStyle: style])
        }
        expect(pushed < greedy)
        expect(pushed == width { _ in })
    }

    @Test("attributed text without a paragraph style leaves words alone, as on devices")
    func noStrategy() throws {
        let greedy = width { $0.lineBreakStrategy = [] }
        expectEqual(width { $0.attributedText = NSAttributedString(string: $0.text ?? "") }, greedy)
        let pushed = width {
            $0.attributedText = NSAttributedString(string: $0.text ?? "")
            $0.lineBreakStrategy = .pushOut
        }
        expect(pushed < greedy)
    }

    @Test("a label is laid out again when its language changes after its text")
    func language() {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = 1
        func label() -> UILabel {
            let label = UILabel()
            label.numberOfLines = 0
            let text = String(repeating: "internationalization", count: 4)
            label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
            return label
        }
        func widths(_ label: UILabel) -> [CGFloat] {
            stride(from: 60, through: 200, by: 10).map { label.sizeThatFits(CGSize(width: $0, height: 0)).width }
        }
        let german = label()
        german.accessibilityLanguage = "de"
        let changed = label()
        let automatic = widths(changed)
        changed.accessibilityLanguage = "de"
        expectEqual(widths(changed), widths(german))
        expect(widths(changed) != automatic)
        changed.accessibilityLanguage = nil
        expectEqual(widths(changed), automatic)
    }

    @Test("the space at which a line is broken counts, also where a word joined the last line")
    func spaces() {
        let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        func width(of text: String) -> CGFloat { NSString(string: text).size(withAttributes: [.font: font]).width }
        let shown = self.width { _ in }
        expect(abs(shown - width(of: "One two three ")) <= 0.5, "\(shown)")
        let greedy = self.width { $0.lineBreakStrategy = [] }
        // Not wider than the label may be.
        expect(abs(greedy - width(of: "One two three four") - 1) <= 0.5, "\(greedy)")
    }

    @Test("a line that is cut is as wide as the label may be")
    func cutLines() {
        for mode in [
            NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping, .byWordWrapping,
        ] {
            let label = UILabel()
            label.text = "One two three four five"
            label.lineBreakMode = mode
            expectEqual(label.sizeThatFits(CGSize(width: 90.25, height: 5)).width, 90.25)
            label.numberOfLines = 2
            let size = label.sizeThatFits(CGSize(width: 60, height: 0))
            expect(mode == .byClipping ? size.width == 60 : size.width <= 60)
            expectEqual(size.height, 41)
        }
    }

    @Test("the last line of clipped text runs on to the edge")
    func clippedLines() throws {
        let label = UILabel()
        label.text = "One two three four five"
        label.lineBreakMode = .byClipping
        label.numberOfLines = 2
        let layout = try require(label.layout(fitting: CGSize(width: 60, height: 50), lineLimit: 2))
        let lines = layout.lines.map { $0.line.runs.map(\.text).joined() }
        expectEqual(lines, ["One ", "two three four five"])
    }

    @Test("no white space is before an ellipsis, whatever runs and directions there are")
    func ellipses() throws {
        let parts = NSMutableAttributedString(string: "Lorem ipsum dolor", attributes: [.kern: 1])
        parts.append(NSAttributedString(string: " sit amet,  12 34", attributes: [.kern: 2]))
        let texts = [
            parts, NSAttributedString(string: "One \u{A0}two  three four"),
            NSAttributedString(string: "שלום עולם  שלום עולם"),
            NSAttributedString(string: "One שלום  עולם four"),
        ]
        for text in texts {
            for width in stride(from: CGFloat(20), to: 200, by: 0.5) {
                let label = UILabel()
                label.attributedText = text
                let layout = try require(label.layout(fitting: CGSize(width: width, height: 50), lineLimit: 1))
                let runs = layout.lines[0].line.runs
                guard let index = runs.firstIndex(where: { $0.text == "…" }) else { continue }
                let before = runs.filter { $0.start < runs[index].start && !$0.text.isEmpty }.max {
                    $0.start < $1.start
                }
                expect(before?.text.last?.isWhitespace != true, "\(runs.map(\.text))")
                for (run, next) in zip(runs, runs.dropFirst()) {
                    expect(abs(run.maxX - next.minX) < 0.01, "\(runs.map(\.text)) \(run.maxX) \(next.minX)")
                }
            }
        }
    }

    @Test("a text that shrinks is measured in full size, and invalid sizes are unlimited")
    func shrinking() {
        let label = UILabel()
        label.text = "Hello! What's up y'all"
        label.adjustsFontSizeToFitWidth = true
        expectEqual(label.sizeThatFits(CGSize(width: 50, height: 0)), CGSize(width: 50, height: 20.5))
        expectEqual(label.sizeThatFits(CGSize(width: CGFloat.nan, height: .nan)), label.intrinsicContentSize)
        let bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
        expectEqual(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).size, label.intrinsicContentSize)
    }
}
