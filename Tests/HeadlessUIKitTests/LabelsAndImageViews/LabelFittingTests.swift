import DrawingChecks
import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Labels whose text has to fit")
struct LabelFittingTests {
    private func label(_ text: String, width: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
        label.text = text
        return label
    }

    @Test("letters get smaller until the text fits, and no smaller than allowed")
    func shrinking() throws {
        let label = label("Something that is too long", width: 120)
        let full = try require(label.layout(fitting: label.bounds.size, lineLimit: 1))
        expect(full.isTruncated)
        label.adjustsFontSizeToFitWidth = true
        let fitted = try require(label.layout(fitting: label.bounds.size, lineLimit: 1))
        expect(!fitted.isTruncated)
        expect(fitted.size.width <= 120 && fitted.size.width > 115)
        expect(fitted.size.height < full.size.height)
        label.minimumScaleFactor = 0.9
        expectEqual(label.layout(fitting: label.bounds.size, lineLimit: 1)?.isTruncated, true)
        expectEqual(label.font.pointSize, 17)
    }

    @Test("shrunken text has the baseline of full-size text")
    func baseline() {
        let label = label("Something that is too long", width: 120)
        label.adjustsFontSizeToFitWidth = true
        let short = self.label("Short", width: 120)
        expect(abs(label.firstBaseline - short.firstBaseline) < 0.01)
        label.baselineAdjustment = .alignCenters
        expect(label.firstBaseline < short.firstBaseline)
    }

    @Test("letters move together where that keeps the text whole")
    func tightening() throws {
        let label = label("Something that nearly fits", width: 0)
        label.frame.size.width = label.sizeThatFits(.zero).width - 4
        expectEqual(label.layout(fitting: label.bounds.size, lineLimit: 1)?.isTruncated, true)
        label.allowsDefaultTighteningForTruncation = true
        expectEqual(label.layout(fitting: label.bounds.size, lineLimit: 1)?.isTruncated, false)
    }

    @Test("a shadow and a dimmed text are drawn")
    func looks() throws {
        let plain = label("Title", width: 60)
        plain.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        func drawing(_ label: UILabel) throws -> Drawing {
            try Drawing(width: 60, height: 30, scale: 1) { ViewPainter.paint(label, on: $0.canvas) }
        }
        let before = try drawing(plain).coveredPixels
        plain.shadowColor = .black
        plain.shadowOffset = CGSize(width: 3, height: 3)
        expect(try drawing(plain).coveredPixels > before)
        plain.shadowColor = nil
        plain.isEnabled = false
        expect(try drawing(plain).coveredPixels <= before)
    }

    @Test("spacing before a paragraph applies from the second one on")
    func spacing() {
        let style = NSMutableParagraphStyle()
        let text = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        let plain = text.size().height
        style.paragraphSpacingBefore = 10
        let spaced = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        expectEqual(spaced.size().height, plain + 10)
        expectEqual(style.copy() as? NSParagraphStyle, style)
    }

    @Test("descriptors take attributes and give them back")
    func descriptors() {
        let font = UIFont.systemFont(ofSize: 15)
        let bold = font.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]
        ])
        expectEqual(UIFont(descriptor: bold, size: 0), .systemFont(ofSize: 15, weight: .semibold))
        expectEqual(bold.object(forKey: .size) as? CGFloat, 15)
        expectEqual(font.fontDescriptor.withDesign(.default), font.fontDescriptor)
        expect(font.fontDescriptor.withDesign(.rounded) != font.fontDescriptor)
        expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Bold"))
    }
}
