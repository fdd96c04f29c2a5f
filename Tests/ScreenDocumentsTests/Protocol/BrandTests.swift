import Expectations
import Foundation
import Honeycomb
import ScreenAudits
import ScreenDocuments
import ScreenHosting
import Testing

@Suite("Documents in the colors of a brand")
@MainActor
struct BrandTests {
    private static let data = Data(
        #"""
        {"version":1,"title":"Title","buttons":[{"title":"Edit","action":"edit"}],
         "bottomButton":{"title":"Save","action":"save"},"sections":[
         {"id":"s","background":{"color":"fill","cornerRadius":8},
          "items":[{"id":"a","left":{"type":"title","title":"A"}}]},
         {"id":"t","background":{"color":"background"},"items":[{"id":"b","left":{"type":"title","title":"B"}}]}]}
        """#.utf8
    )

    /// A theme in which every color is another one.
    private static func brand(_ hue: CGFloat) -> CellTheme {
        func color(_ brightness: CGFloat) -> UIColor {
            UIColor(hue: hue, saturation: 1, brightness: brightness, alpha: 1)
        }
        var theme = CellTheme.standard
        theme.palette.background = color(0.98)
        theme.palette.fill = color(0.9)
        theme.palette.card = color(0.8)
        theme.palette.accent = color(0.5)
        theme.palette.inverseText = color(0.99)
        theme.palette.separator = color(0.3)
        return theme
    }

    private func screen(_ theme: CellTheme, _ configuration: ScreenConfiguration? = nil) throws
        -> (DocumentViewController, ScreenHost)
    {
        let controller = DocumentViewController(theme: theme)
        try controller.screen.show(Self.data)
        let host = ScreenHost(
            UINavigationController(rootViewController: controller),
            configuration: configuration ?? ScreenConfiguration(size: CGSize(width: 390, height: 600))
        )
        host.layout()
        return (controller, host)
    }

    /// The label of the button below the list, and the view with its background.
    private func button(_ controller: DocumentViewController) throws -> (label: UILabel, ground: UIView) {
        func label(in view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == "Save" { return label }
            return view.subviews.lazy.compactMap { label(in: $0) }.first
        }
        let found = try require(label(in: controller.view))
        var ground = try require(found.superview)
        while ground.backgroundColor == nil, let next = ground.superview { ground = next }
        return (found, ground)
    }

    private func check(_ controller: DocumentViewController, _ palette: Palette) throws {
        let driver = controller.driver
        expectEqual(driver.backgroundView(inSection: 0)?.backgroundColor, palette.fill)
        expectEqual(driver.backgroundView(inSection: 1)?.backgroundColor, palette.background)
        expectEqual(controller.navigationItem.rightBarButtonItems?.map(\.tintColor), [palette.accent])
        let (label, ground) = try button(controller)
        expectEqual(label.textColor, palette.inverseText)
        expectEqual(ground.backgroundColor, palette.accent)
    }

    @Test("backgrounds of sections, buttons of the bar and the button at the bottom have the colors of the theme")
    func colors() throws {
        let (controller, host) = try screen(Self.brand(0.1))
        try check(controller, Self.brand(0.1).palette)
        controller.theme = Self.brand(0.6)
        host.layout()
        try check(controller, Self.brand(0.6).palette)
        controller.theme = .standard
        host.layout()
        try check(controller, .standard)
    }

    @Test("colors of the standard theme in Swift are those of the theme, others stay")
    func swiftColors() {
        let brand = Self.brand(0.3)
        let controller = CellScreenViewController(theme: brand)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 600)))
        let colors: [UIColor] = [Palette.standard.fill, Palette.standard.card, .systemTeal]
        controller.apply(
            CollectionViewState(
                sections: colors.enumerated().map { index, color in
                    CollectionViewSection(
                        differenceIdentifier: index,
                        items: [
                            CollectionViewDiffableItem(
                                TitleItem(differenceIdentifier: index, left: LeftTitle(title: "A"))
                            )
                        ],
                        background: CollectionViewSectionBackground(color: color)
                    )
                }
            ),
            animated: false
        )
        host.layout()
        let shown = (0..<3).map { controller.driver.backgroundView(inSection: $0)?.backgroundColor }
        expectEqual(shown, [brand.palette.fill, brand.palette.card, .systemTeal])
    }

    @Test("tints have the colors of the theme in every part that has one")
    func tints() throws {
        var brand = CellTheme.standard
        func color(_ hue: CGFloat) -> UIColor { UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1) }
        brand.palette.tints = Tints(
            blue: color(0.1),
            green: color(0.2),
            orange: color(0.3),
            red: color(0.4),
            gray: color(0.5)
        )
        let names = ["blue", "green", "orange", "red", "gray"]
        let parts = [
            #""left":{"type":"iconTitle","icon":"article","title":"A","iconTint":"TINT"}"#,
            #""left":{"type":"iconTitleSubtitle","icon":"article","title":"A","subtitle":"B","iconTint":"TINT"}"#,
            #""left":{"type":"title","title":"A"},"right":{"type":"icon","icon":"article","iconTint":"TINT"}"#,
            #""left":{"type":"title","title":"A"},"right":{"type":"iconButton","icon":"article","iconLabel":"L","iconTint":"TINT"}"#,
        ]
        let rows = names.flatMap { name in
            parts.enumerated().map { #"{"id":"\#(name) \#($0)",\#($1.replacingOccurrences(of: "TINT", with: name))}"# }
        }
        let data = Data(#"{"version":1,"sections":[{"id":"s","items":[\#(rows.joined(separator: ","))]}]}"#.utf8)
        for theme in [brand, .standard] {
            let controller = DocumentViewController(theme: theme)
            try controller.screen.show(data)
            let host = ScreenHost(
                controller,
                configuration: ScreenConfiguration(size: CGSize(width: 390, height: 3_000))
            )
            host.layout()
            func images(in view: UIView) -> [UIImageView] {
                ((view as? UIImageView).map { [$0] } ?? []) + view.subviews.flatMap { images(in: $0) }
            }
            for (index, tint) in Tint.allCases.enumerated() {
                for part in parts.indices {
                    let path = IndexPath(item: index * parts.count + part, section: 0)
                    let cell = try require(controller.collectionView.cellForItem(at: path))
                    let image = try require(images(in: cell.contentView).first { !$0.isHidden && $0.image != nil })
                    expectEqual(image.tintColor, theme.palette.tints[tint], "\(tint) \(part)")
                }
            }
        }
    }

    @Test("names of spacings mean those of the theme of the screen, or of the document if it has one")
    func spacings() throws {
        let rows =
            #"{"id":"a","card":"raised","left":{"type":"title","title":"A"},"separator":{"leading":"m","trailing":3}}"#
        func data(_ members: String) -> Data {
            let layout = #"{"insets":{"left":"m","right":"xl","top":5},"rowSpacing":"s"}"#
            return Data(
                #"{"version":1,\#(members)"sections":[{"id":"s","layout":\#(layout),"items":[\#(rows)]}]}"#.utf8
            )
        }
        var compact = CellTheme.standard
        (compact.spacing.xs, compact.spacing.s, compact.spacing.m, compact.spacing.xl) = (4, 7, 12, 20)
        func check(_ state: CollectionViewState, _ spacing: SpacingScale) {
            let layout = state.sections[0].layout
            expectEqual(layout.insets, UIEdgeInsets(top: 5, left: spacing.m, bottom: 0, right: spacing.xl))
            expectEqual(layout.rowSpacing, spacing.s)
            let item = state.sections[0].items[0].base as? LeftRightItem<LeftTitle, RightEmpty>
            let card = UIEdgeInsets(top: spacing.xs, left: spacing.m, bottom: spacing.xs, right: spacing.m)
            expectEqual(item?.insets, card)
            expectEqual(item?.content.separator, SeparatorType(leading: spacing.m, trailing: 3))
        }
        let controller = DocumentViewController(theme: compact)
        try controller.screen.show(data(""))
        check(controller.screen.state, compact.spacing)
        controller.theme = .standard
        check(controller.screen.state, .standard)
        controller.theme = compact
        check(controller.screen.state, compact.spacing)
        try controller.screen.show(data(#""theme":"standard","#))
        check(controller.screen.state, .standard)
        let document = try ScreenDocument(data: data(""))
        check(document.state(), .standard)
        check(document.state(theme: compact), compact.spacing)
        // A state that is written and read again is the same.
        let state = document.state(theme: compact)
        try expectEqual(ScreenDocument(data: try state.document()).state(), state)
    }

    @Test("the text of the button at the bottom can be read in the light and in the dark, in every built-in theme")
    func contrast() throws {
        for (name, theme) in CellTheme.named {
            for style in [UIUserInterfaceStyle.light, .dark] {
                let configuration = ScreenConfiguration(size: CGSize(width: 390, height: 600), appearance: style)
                let (controller, host) = try screen(theme, configuration)
                defer { withExtendedLifetime(host) {} }
                let traits = controller.traitCollection
                let (label, view) = try button(controller)
                let text = label.textColor.resolvedColor(with: traits)
                let ground = try require(view.backgroundColor?.resolvedColor(with: traits))
                expect(Self.contrast(text, ground) >= 4.5, "\(name) \(style.rawValue)")
            }
        }
    }

    /// The contrast of WCAG 2.2.
    private static func contrast(_ one: UIColor, _ other: UIColor) -> CGFloat {
        func luminance(_ color: UIColor) -> CGFloat {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            func linear(_ value: CGFloat) -> CGFloat {
                value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }
        let (darker, lighter) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
        return (lighter + 0.05) / (darker + 0.05)
    }
}
