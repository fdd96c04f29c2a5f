import Honeycomb
import Testing

@testable import YourOwnPart

@MainActor
@Suite("LeftNote")
struct LeftNoteTests {
    @Test("the size that is asked for is the size that the text needs, at every text size")
    func size() {
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            traits.performAsCurrent {
                let content = LeftNote(text: "Text")
                let measurement = LeftNoteView.measure(fitting: 320, content: content)
                let text = content.label(in: .current).size(fitting: 320)
                let insets = content.insets(in: .current)
                #expect(measurement.size.height == insets.top + text.height + insets.bottom)
                #expect(measurement.size.width == insets.left + text.width + insets.right)
                #expect(measurement.minWidth <= measurement.size.width)
            }
        }
    }

    @Test("another content takes the place of the one that was shown")
    func update() {
        let view = LeftNoteView()
        view.update(with: LeftNote(text: "First"))
        view.update(with: LeftNote(text: "Second"))
        #expect(view.accessibilityLabel == "Second")
    }
}
