import CellParts
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("The text of fields")
struct TextFieldHeightTests {
    @Test(
        "text and placeholder of any script are as tall as their font",
        arguments: ["البريد الإلكتروني", "ที่อยู่ปัจจุบัน", "वर्तमान पता"]
    )
    func scripts(text: String) throws {
        for category in [UIContentSizeCategory.large, .accessibilityLarge] {
            for field in [LeftTextField(text: text, placeholder: "A"), LeftTextField(placeholder: text)] {
                let configuration = ScreenConfiguration.phone(contentSizeCategory: category)
                let screen = RowScreen(Row(field, RightEmpty()), configuration: configuration)
                let view = try require(self.field(in: screen.rowView))
                let label = UILabel()
                label.font = view.font
                label.text = text
                let needed = label.sizeThatFits(CGSize(width: 1_000, height: 1_000)).height
                expect(view.bounds.height >= needed - 0.01, "\(text)")
                expect(screen.rowView.bounds.contains(screen.frame(of: view)))
            }
        }
    }

    @Test("a long value is clipped, not truncated with an ellipsis")
    func clipping() throws {
        let text = "https://example.com/resume/1234567890/abcdefghijklmnopqrstuvwxyz"
        let screen = RowScreen(Row(LeftTextField(text: text, placeholder: "A"), RightEmpty()), configuration: .phone())
        let view = try require(field(in: screen.rowView))
        let style = view.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle
        expectEqual(style?.lineBreakMode, .byClipping)
        // The pixels at the end differ from those of a field that truncates.
        let clipped = try screen.host.bitmap()
        view.defaultTextAttributes[.paragraphStyle] = NSParagraphStyle.default
        try expect(screen.host.bitmap() != clipped)
    }

    private func field(in view: UIView) -> UITextField? {
        view.subviews.lazy.compactMap { ($0 as? UITextField) ?? self.field(in: $0) }.first
    }
}
