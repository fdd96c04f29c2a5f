import Expectations
import Honeycomb
import PartDeclarations
import PortableUIKit
import ScreenHosting
import Testing

/// Every declared part in a brand with every token changed: no color, radius, spacing or font of the standard theme is left.
@MainActor
@Suite("A brand without a standard value")
struct BrandedPartsTests {
    private static let inset: CGFloat = 21

    private static let brand: CellTheme = {
        var palette = Palette.standard
        for (index, path) in colors.enumerated() {
            // Different from each other and from all standard colors.
            palette[keyPath: path] = UIColor(red: 0.5, green: CGFloat(index) / 40, blue: 0.93, alpha: 1)
        }
        for (index, path) in tints.enumerated() {
            palette.tints[keyPath: path] = UIColor(red: 0.6, green: CGFloat(index) / 40, blue: 0.93, alpha: 1)
        }
        var typography = Typography.standard
        for path in styles { typography[keyPath: path].families = ["Georgia"] }
        let spacing = SpacingScale(xxxs: 3, xxs: 5, xs: 9, s: 14, m: inset, mplus: 26, l: 31, xl: 41)
        var theme = CellTheme(
            palette: palette,
            typography: typography,
            spacing: spacing,
            cornerRadii: CornerRadii(small: 3, medium: 7, large: 11)
        )
        theme.details.strokes.rim = 5
        theme.details.strokes.outline = 3
        return theme
    }()

    private static let colors: [WritableKeyPath<Palette, UIColor>] = [
        \.background, \.card, \.pressedBackground, \.primaryText, \.secondaryText, \.accent, \.success, \.warning,
        \.destructive, \.inverseText, \.fill, \.control, \.separator, \.placeholder,
    ]

    private static let tints: [WritableKeyPath<Tints, UIColor>] = [\.blue, \.green, \.orange, \.red, \.gray]

    private static let styles: [WritableKeyPath<Typography, TextStyle>] = [
        \.display, \.largeTitle, \.heading, \.title, \.subtitle, \.detail, \.badge, \.largeHeader, \.smallHeader,
        \.footer,
        \.button,
    ]

    /// Colors and radii of the standard theme, as views have them.
    private static let standardColors: Set<[Int]> = {
        let palette = Palette.standard
        let all = colors.map { palette[keyPath: $0] } + [palette.overlayFill, palette.overlaySeparator]
        let traits = UITraitCollection(userInterfaceStyle: .light)
        // White is the color of thumbs, and what an own palette may have as well.
        return Set(all.map { bytes($0, traits) }).subtracting([[255, 255, 255, 255]])
    }()

    private static func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    /// Views that UIKit draws itself, in colors and fonts of its own.
    private static func isOfSystem(_ view: UIView) -> Bool {
        view is UISwitch || view is UIStepper || view is UISegmentedControl || view is UISlider || view is UIDatePicker
            || view is UIActivityIndicatorView || view is SkeletonView
    }

    private func views(in view: UIView) -> [UIView] {
        [view] + (Self.isOfSystem(view) ? [] : view.subviews.filter { !$0.isHidden }.flatMap { views(in: $0) })
    }

    private func check(_ view: UIView, _ name: String) {
        for view in views(in: view) {
            let traits = view.traitCollection
            var found = [view.backgroundColor, (view as? UILabel)?.textColor].compactMap { $0 }
            if view is UIImageView { found.append(view.tintColor) }
            if let toggle = view as? UISwitch { found += [toggle.onTintColor].compactMap { $0 } }
            if let slider = view as? UISlider {
                found += [slider.minimumTrackTintColor, slider.maximumTrackTintColor].compactMap { $0 }
            }
            for color in found {
                expect(!Self.standardColors.contains(Self.bytes(color, traits)), "\(name): \(type(of: view)) \(color)")
            }
            let radius = view.layer.cornerRadius
            expect(
                ![4, 8, 12].contains(radius) || radius == view.bounds.height / 2,
                "\(name): radius \(radius) of \(view)"
            )
            if let label = view as? UILabel, label.text?.isEmpty == false, !Self.isNumberOfPictures(label) {
                expectEqual(
                    label.font.familyName,
                    "Georgia",
                    "\(name): \(label.font.familyName) of \(label.text ?? "")"
                )
            }
        }
    }

    /// The number on a stack of pictures and initials have the size of the picture, not of the text.
    private static func isNumberOfPictures(_ label: UILabel) -> Bool {
        label.superview is UIImageView || label.superview is PictureStackView
    }

    private func show<Content: ContainerContent>(_ content: Content) -> (view: UIView, host: ScreenHost) {
        let controller = UIViewController()
        let size = CGSize(width: 390, height: 844)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: size, scale: 2))
        let view = Content.View(frame: .zero)
        Self.brand.performAsCurrent { view.update(with: content) }
        var height: CGFloat = 0
        controller.traitCollection.performAsCurrent {
            Self.brand.performAsCurrent { height = Content.View.size(fitting: 390, content: content).height }
        }
        view.frame = CGRect(x: 0, y: 0, width: 390, height: height)
        controller.view.addSubview(view)
        host.layout()
        return (view, host)
    }

    @Test("rows of every part")
    func rows() {
        for left in DeclaredParts.designSystem.lefts { checkLeft(left.anyExamples) }
        for right in DeclaredParts.designSystem.rights { checkRight(right.anyExamples) }
    }

    private func checkLeft(_ examples: [any LeftContent]) {
        for left in examples { checkRow(left, RightChevron()) }
    }

    private func checkRight(_ examples: [any RightContent]) {
        for right in examples { checkRow(LeftTitle(title: "Title"), right) }
    }

    private func checkRow<Left: LeftContent, Right: RightContent>(_ left: Left, _ right: Right) {
        let (view, host) = show(LeftRightContainer(left: left, right: right))
        check(view, "\(Left.self) \(Right.self)")
        // Nothing is closer to the edges than the brand's margin.
        let leaves = views(in: view).filter { $0.subviews.isEmpty && $0.bounds.width > 0 && $0.bounds.height > 0 }
        for leaf in leaves where leaf.superview !== view {
            let frame = leaf.convert(leaf.bounds, to: view)
            expect(
                frame.minX >= Self.inset - 0.6 && frame.maxX <= 390 - Self.inset + 2.1,
                "\(Left.self) \(Right.self): \(frame) \(leaf)"
            )
        }
        withExtendedLifetime(host) {}
    }

    @Test("headers and footers")
    func supplementaryElements() {
        for element in DeclaredParts.designSystem.headers + DeclaredParts.designSystem.footers {
            for content in element.anyExamples { checkContent(content) }
        }
    }

    private func checkContent(_ content: some ContainerContent) {
        let (view, host) = show(content)
        check(view, "\(type(of: content))")
        withExtendedLifetime(host) {}
    }
}

extension DeclaredPart where Self: LeftContent {
    fileprivate static var anyExamples: [any LeftContent] { declaration.examples.map { $0.make() } }
}

extension DeclaredPart where Self: RightContent {
    fileprivate static var anyExamples: [any RightContent] { declaration.examples.map { $0.make() } }
}

extension DeclaredPart where Self: ContainerContent {
    fileprivate static var anyExamples: [any ContainerContent] { declaration.examples.map { $0.make() } }
}
