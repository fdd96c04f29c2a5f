import Expectations
import Honeycomb
import PartDeclarations
import PortableUIKit
import ScreenHosting
import Testing

/// Every right part and pair beside every kind of left part, in the theme's options, at several text sizes and widths.
@MainActor
@Suite("One rule of alignment")
struct RowAlignmentTests {
    private nonisolated static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge,
    ]
    private static let long = "Просмотры вашего резюме и приглашения на собеседования за последние две недели"

    private static let lefts: [any LeftContent] = [
        LeftTitle(title: "Страна"),
        LeftTitle(title: long),
        LeftTitleSubtitle(title: "Страна", subtitle: "Где искать"),
        LeftIconTitle(icon: Icon.article.image, title: "Страна"),
        LeftIconTitleSubtitle(icon: Icon.article.image, title: "Страна", subtitle: "Где искать"),
        LeftImageTitleSubtitle(image: .local(Icon.avatar.image), title: "Имя", subtitle: "Настройки"),
        LeftTile(icon: Icon.article.image, title: "Страна"),
        LeftTile(icon: Icon.article.image, title: "Страна", subtitle: "Где искать"),
        LeftThreeLines(title: "Страна", subtitle: "Где искать", caption: "Раздел"),
        LeftCheckboxSubtitle(title: "Страна", subtitle: "Где искать", isOn: true),
        LeftRichText(title: RichText([RichText.Run("Страна", isBold: true)]), subtitle: "Где искать"),
    ]

    private static var rights: [any RightContent] {
        let declared: [any RightContent] = DeclaredParts.designSystem.rights.map { $0.anyUsual }
        let pairs: [any RightContent] = [
            RightPair(RightDetail(text: "3 ГБ"), RightToggle(isOn: true) { _ in }),
            RightPair(RightDetail(text: "3 ГБ"), RightIconButton(icon: Icon.close.image, iconLabel: "x")),
            RightPair(RightBadge(text: "3"), RightIconButton(icon: Icon.close.image, iconLabel: "x")),
            RightPair(RightDot(), RightPair(RightDetail(text: "12"), RightChevron())),
            RightPair(RightDetailChevron(text: "12"), RightCheckmark(isOn: true)),
        ]
        return declared + pairs + [RightDetail(text: "Казахстан, Алматинская область, город Алматы")]
    }

    @Test("beside the left part", arguments: AccessoryAlignment.allCases, sizes)
    func beside(alignment: AccessoryAlignment, size: UIContentSizeCategory) throws {
        var checked = 0
        for left in Self.lefts {
            for right in Self.rights {
                let row = PlacedRow(
                    left,
                    right,
                    theme: CellTheme(accessoryAlignment: alignment),
                    size: size,
                    width: 430
                )
                guard !row.isBelow, !row.rightThings.isEmpty else { continue }
                checked += 1
                let isOnFirstLine = alignment == .firstLine || size.isAccessibilityCategory
                let haveOneLine = row.isLeftOneLine && row.isRightOneLine
                for thing in row.isRightColumn ? Array(row.rightThings.prefix(1)) : row.rightThings {
                    if isOnFirstLine || haveOneLine, let baseline = row.firstBaseline(of: thing), row.hasOnlyTexts {
                        expect(
                            abs(baseline - row.leftBaseline) <= 0.5,
                            "baseline of \(row) \(baseline - row.leftBaseline)"
                        )
                    } else if isOnFirstLine {
                        let center = row.rightFirstLineCenter(of: thing)
                        expect(
                            abs(center - row.leftFirstLineCenter) <= 1,
                            "first line of \(row): \(center - row.leftFirstLineCenter)"
                        )
                    } else {
                        let center = row.isRightColumn ? row.rightFrame.midY : row.frame(of: thing).midY
                        expect(
                            abs(center - row.leftTexts.midY) <= 1,
                            "middle of \(row): \(center - row.leftTexts.midY)"
                        )
                    }
                }
            }
        }
        expect(checked >= Self.lefts.count * 6)
    }

    @Test("below the left part", arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func below(direction: UITraitEnvironmentLayoutDirection) throws {
        var checked = 0
        for left in Self.lefts {
            for right in Self.rights {
                for (size, width) in [(UIContentSizeCategory.accessibilityLarge, 390), (.large, 180)] as [(_, CGFloat)]
                {
                    let row = PlacedRow(left, right, size: size, width: width, direction: direction)
                    guard row.isBelow, !row.rightThings.isEmpty else { continue }
                    checked += 1
                    let isMirrored = direction == .rightToLeft
                    let start = isMirrored ? width - row.rightFrame.maxX : row.rightFrame.minX
                    let edges = row.leftEdges(isMirrored: isMirrored)
                    expect(
                        edges.contains { abs($0 - start) <= 1 },
                        "edge of \(row) at \(width): \(start), texts at \(edges)"
                    )
                }
            }
        }
        expect(checked >= Self.lefts.count * 10)
    }
}

extension DeclaredPart where Self: RightContent {
    fileprivate static var anyUsual: any RightContent { declaration.usual }
}

/// A row straight on a view controller's view, and where its parts are.
@MainActor
private struct PlacedRow: CustomStringConvertible {
    let description: String
    private let host: ScreenHost
    private let view: UIView
    private let leftLabels: [UILabel]
    let rightThings: [UIView]

    init(
        _ left: any LeftContent,
        _ right: any RightContent,
        theme: CellTheme = .standard,
        size: UIContentSizeCategory,
        width: CGFloat,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        description = "\(type(of: left)) \(type(of: right)) at \(size.rawValue)"
        let controller = UIViewController()
        host = ScreenHost(
            controller,
            configuration: ScreenConfiguration(
                size: CGSize(width: width, height: 844),
                scale: 2,
                layoutDirection: direction,
                contentSizeCategory: size
            )
        )
        let view = theme.performAsCurrent { Self.row(left, right) }
        self.view = view
        var height: CGFloat = 0
        controller.traitCollection.performAsCurrent {
            height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        controller.view.addSubview(view)
        host.layout()
        leftLabels = Self.things(in: view.subviews[0]).compactMap { $0 as? UILabel }
        rightThings = Self.things(in: view.subviews[1])
    }

    private static func row<Left: LeftContent, Right: RightContent>(_ left: Left, _ right: Right) -> UIView {
        let view = LeftRightContainer<Left, Right>.View()
        view.update(with: LeftRightContainer(left: left, right: right))
        return view
    }

    private static func things(in view: UIView) -> [UIView] {
        view.subviews.filter { !$0.isHidden && $0.bounds.width > 0 && $0.bounds.height > 0 }.flatMap { subview in
            let isThing =
                subview is UILabel || subview is UIControl || subview is UIImageView || subview.subviews.isEmpty
            return isThing ? [subview] : things(in: subview)
        }
    }

    func frame(of thing: UIView) -> CGRect { thing.convert(thing.bounds, to: view) }

    var leftTexts: CGRect { leftLabels.map { frame(of: $0) }.reduce(.null) { $0.union($1) } }
    var rightFrame: CGRect { rightThings.map { frame(of: $0) }.reduce(.null) { $0.union($1) } }
    var isBelow: Bool { !rightThings.isEmpty && rightFrame.minY >= leftTexts.maxY }

    private func lineHeight(of label: UILabel) -> CGFloat { min(label.font.lineHeight, frame(of: label).height) }
    var isLeftOneLine: Bool { leftTexts.height < lineHeight(of: leftLabels[0]) * 1.5 }
    var isRightOneLine: Bool {
        let labels = rightThings.compactMap { $0 as? UILabel }
        return !isRightColumn && labels.allSatisfy { frame(of: $0).height < $0.font.lineHeight * 1.5 }
    }
    /// Whether the right part has two texts below each other.
    var isRightColumn: Bool {
        let labels = rightThings.compactMap { $0 as? UILabel }.map { frame(of: $0) }
        return labels.count > 1 && labels[1].minY >= labels[0].maxY - 1
    }
    /// Whether the right part has no control, whose text is in its middle.
    var hasOnlyTexts: Bool {
        !isRightColumn
            && rightThings.allSatisfy {
                $0 is UILabel && ($0 as? UILabel)?.superview?.backgroundColor == nil || $0 is UIImageView
            }
            && rightThings.allSatisfy { !($0.superview?.subviews.contains { $0.backgroundColor != nil } ?? false) }
    }

    var leftBaseline: CGFloat { firstBaseline(of: leftLabels[0]) ?? 0 }
    var leftFirstLineCenter: CGFloat { frame(of: leftLabels[0]).minY + lineHeight(of: leftLabels[0]) / 2 }

    func firstBaseline(of thing: UIView) -> CGFloat? {
        (thing as? UILabel).map { frame(of: $0).minY + $0.font.ascender }
    }

    func rightFirstLineCenter(of thing: UIView) -> CGFloat {
        (thing as? UILabel).map { frame(of: $0).minY + lineHeight(of: $0) / 2 } ?? frame(of: thing).midY
    }

    /// The leading edges that the texts at the left and the row's content have.
    func leftEdges(isMirrored: Bool) -> [CGFloat] {
        (leftLabels.map { frame(of: $0) } + [view.bounds.insetBy(dx: 16, dy: 0)]).map {
            isMirrored ? view.bounds.width - $0.maxX : $0.minX
        }
    }
}
