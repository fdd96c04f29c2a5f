import Honeycomb
import Testing

@testable import Welcome

@MainActor
@Suite("RightRating")
struct RightRatingTests {
    @Test("the size that is asked for is the size that the text needs, at every text size")
    func size() {
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            traits.performAsCurrent {
                let content = RightRating(text: "Text")
                let measurement = RightRatingView.measure(fitting: 320, content: content)
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
        let view = RightRatingView()
        view.update(with: RightRating(text: "First"))
        view.update(with: RightRating(text: "Second"))
        #expect(view.accessibilityLabel == "Second")
    }

    @Test("at the accessibility text sizes the part stands below the left one")
    func stacking() {
        UITraitCollection(preferredContentSizeCategory: .accessibilityMedium).performAsCurrent {
            let row = LeftRightContainer(left: LeftTitle(title: "Title"), right: RightRating(text: "Text"))
            let left = LeftTitle.View.size(fitting: 320, content: row.left)
            let whole = LeftRightContainer<LeftTitle, RightRating>.View.size(fitting: 320, content: row)
            let text = row.right.label(in: .current).size(fitting: 320)
            #expect(whole.height == left.height + text.height + row.right.insets(in: .current).bottom)
        }
    }
}
