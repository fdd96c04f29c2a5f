import CellParts
import PortableUIKit
import Testing

@MainActor
@Suite("Icons")
struct IconTests {
    @Test("icons have the sizes of the design system")
    func sizes() {
        #expect(Icon.avatar.image.size == CGSize(width: 40, height: 40))
        #expect(Icon.chevronLeft.image.size == CGSize(width: 8, height: 14))
        #expect(Icon.chevronRight.image.size == CGSize(width: 8, height: 14))
        for icon in [Icon.notification, .article, .checkboxOff, .checkboxOn] {
            #expect(icon.image.size == CGSize(width: 24, height: 24))
        }
    }

    @Test("icons take the tint of their view, and equal icons are equal")
    func templates() {
        for icon in Icon.allCases {
            #expect(icon.image.renderingMode == .alwaysTemplate)
            #expect(icon.image === icon.image)
        }
    }
}
