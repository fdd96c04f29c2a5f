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
}
