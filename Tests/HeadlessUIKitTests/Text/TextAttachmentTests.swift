import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Pictures in texts") @MainActor
struct TextAttachmentTests {
    private func square(_ size: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    private func text(_ attachment: NSTextAttachment, after prefix: String = "") -> NSAttributedString {
        let text = NSMutableAttributedString(string: prefix, attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(attachment: attachment))
        return text
    }

    private func fills(_ label: UILabel) -> [String] {
        let canvas = FillRecorder()
        label.sizeToFit()
        ViewPainter.paint(label, on: canvas)
        return canvas.operations
    }

    @Test("an attachment takes its space and sits on the baseline")
    func room() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.attributedText = text(NSTextAttachment(image: square(40)))
        let size = label.intrinsicContentSize
        expectEqual(size.width, 40)
        expect(size.height >= 40 && size.height < 46)
        expect(fills(label).contains("fill 0 0 40 40 red"))
        let plain = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let both = text(NSTextAttachment(image: square(40)), after: "ab")
        expect(abs(both.size().width - plain.size().width - 40) < 0.01)
    }

    @Test("bounds give another size and place, and lie below the baseline where they are negative")
    func bounds() {
        let attachment = NSTextAttachment()
        attachment.image = square(40)
        attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 20)
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.attributedText = text(attachment)
        expectEqual(label.intrinsicContentSize.width, 20)
        expectEqual(label.intrinsicContentSize.height, 20)
        expect(fills(label).contains("fill 0 0 20 20 red"))
    }

    @Test("a picture wraps like a letter")
    func wrapping() {
        let text = NSMutableAttributedString()
        for _ in 0..<3 { text.append(NSAttributedString(attachment: NSTextAttachment(image: square(30)))) }
        let rect = text.boundingRect(
            with: CGSize(width: 65, height: 1000),
            options: .usesLineFragmentOrigin,
            context: nil
        )
        expectEqual(rect.width, 60)
        expect(rect.height >= 60)
    }

    @Test("a template takes the colour of the text, and the attribute means nothing for other characters")
    func templates() {
        let label = UILabel()
        label.textColor = .blue
        label.attributedText = text(NSTextAttachment(image: square(20).withRenderingMode(.alwaysTemplate)))
        expect(fills(label).contains { $0.hasSuffix("20 20 blue") })
        let attachment = NSTextAttachment(image: square(20))
        label.attributedText = NSAttributedString(string: "x", attributes: [.attachment: attachment])
        expect(!fills(label).contains { $0.hasSuffix("red") })
    }
}
