import Expectations
import LayoutGallery
import PortableUIKit
import ScreenHosting
import Testing
import UniversalViewLayouts

@MainActor @Suite struct LayoutGalleryTests {
    private func makeHost(_ style: UIUserInterfaceStyle = .light) -> ScreenHost {
        let configuration = ScreenConfiguration(size: CGSize(width: 390, height: 900), appearance: style)
        let host = ScreenHost(LayoutGalleryViewController(), configuration: configuration)
        host.layout()
        return host
    }

    private func views(in view: UIView, where matches: (UIView) -> Bool) -> [UIView] {
        (matches(view) ? [view] : []) + view.subviews.flatMap { views(in: $0, where: matches) }
    }

    @Test("one layout is shown in a view, a control, and both kinds of headers and cells, in full width")
    func places() {
        let host = makeHost()
        let root: UIView = host.viewController.view
        let shown = views(in: root) {
            $0 is View<PersonLayout> || $0 is Control<PersonLayout> || $0 is CollectionViewCell<PersonLayout>
                || $0 is CollectionReusableView<PersonLayout> || $0 is TableViewCell<PersonLayout>
                || $0 is TableViewHeaderFooterView<PersonLayout>
        }
        expectEqual(shown.count, 8)
        for view in shown {
            expectEqual(view.bounds.width, 390)
            let needed = view.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            expectEqual(view.bounds.height, needed.height)
        }
    }

    @Test("the gallery differs between light and dark and fits the largest text")
    func appearances() throws {
        let light = try makeHost().bitmap()
        let dark = try makeHost(.dark).bitmap()
        expect(light != dark)
        let host = makeHost()
        host.configuration.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        host.layout()
        let root: UIView = host.viewController.view
        let plain = try require(views(in: root) { $0 is View<PersonLayout> }.first)
        expect(plain.bounds.height > 150)
    }
}
