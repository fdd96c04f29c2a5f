@testable import CellParts
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Icons")
struct IconTests {
    @Test("icons have the sizes of the design system")
    func sizes() {
        expectEqual(Icon.avatar.image.size, CGSize(width: 40, height: 40))
        expectEqual(Icon.chevronLeft.image.size, CGSize(width: 8, height: 14))
        expectEqual(Icon.chevronRight.image.size, CGSize(width: 8, height: 14))
        for icon in [Icon.notification, .article, .checkboxOff, .checkboxOn] {
            expectEqual(icon.image.size, CGSize(width: 24, height: 24))
        }
    }

    @Test("icons take the tint of their view, and equal icons are equal")
    func templates() {
        for icon in Icon.allCases {
            expectEqual(icon.image.renderingMode, .alwaysTemplate)
            expect(icon.image === icon.image)
        }
    }
}

@MainActor
@Suite("General icons")
struct GeneralIconTests {
    @Test("there are more than 60 general icons, and each is drawn in its square")
    func drawings() throws {
        expect(Icon.allCases.count >= 74)
        for icon in Icon.allCases where icon.image.size == CGSize(width: 24, height: 24) {
            let view = UIImageView(image: icon.image)
            view.tintColor = .black
            view.frame = CGRect(x: 10, y: 10, width: 24, height: 24)
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            controller.view.addSubview(view)
            let host = ScreenHost(
                controller,
                configuration: ScreenConfiguration(size: CGSize(width: 44, height: 44), scale: 1)
            )
            let bitmap = try host.bitmap()
            let blank = UIViewController()
            blank.view.backgroundColor = .white
            let empty = try ScreenHost(
                blank,
                configuration: ScreenConfiguration(size: CGSize(width: 44, height: 44), scale: 1)
            ).bitmap()
            expect(bitmap.firstDifference(from: empty) != nil, "\(icon) is empty")
        }
    }

    @Test("icons with a direction are mirrored in right-to-left layouts, others are not")
    func mirroring() {
        for icon in [Icon.back, .forward, .send, .list, .starHalf] {
            expect(icon.image.flipsForRightToLeftLayoutDirection, "\(icon)")
        }
        for icon in [Icon.clock, .check, .search, .play, .plus] {
            expect(!icon.image.flipsForRightToLeftLayoutDirection, "\(icon)")
        }
    }

    @Test("the notation of every icon is valid to its end, and a mistake is found")
    func notations() {
        expectEqual(GeneralIcons.notations.count, Icon.allCases.count - 14)
        for (icon, notation) in GeneralIcons.notations { expect(OutlineShape(notation).isValid, "\(icon)") }
        for notation in ["", "M 1", "M 1 2 X 3 4", "L a b", "M 1 2 L 3"] { expect(!OutlineShape(notation).isValid) }
    }
}
