import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import Foundation
import PartDeclarations
import PortableUIKit
import ScreenHosting
import Testing

/// Columns may be narrower than a control, and insets wider than the screen: whatever the width, nothing is put outside.
@MainActor
@Suite("Rows without room for what is in them")
struct NarrowRowTests {
    nonisolated static let widths: [CGFloat] = [0, 1, 20, 40, 80, 120, 320]

    nonisolated static let insets: [UIEdgeInsets] = [
        UIEdgeInsets(top: 0, left: 1_000, bottom: 0, right: 1_000),
        UIEdgeInsets(top: 5, left: 150, bottom: 5, right: 160),
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 310),
        UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20),
        UIEdgeInsets(top: CGFloat.nan, left: .nan, bottom: .nan, right: .nan),
        UIEdgeInsets(top: CGFloat.infinity, left: .infinity, bottom: .infinity, right: .infinity),
        UIEdgeInsets(top: -CGFloat.infinity, left: .greatestFiniteMagnitude, bottom: 0, right: -.infinity),
    ]

    /// With `LONG_TESTS=1`, both directions with both text sizes; else each direction with one of them, which is the other one for
    /// the next width.
    @Test("every view of every row lies in its row", arguments: widths)
    func rows(width: CGFloat) throws {
        let isLong = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"
        let index = try require(Self.widths.firstIndex(of: width))
        let directions = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]
        let categories = [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge]
        for (row, direction) in directions.enumerated() {
            for (column, category) in categories.enumerated() where isLong || (row + column + index).isMultiple(of: 2) {
                let controller = UIViewController()
                let host = ScreenHost(
                    controller,
                    configuration: .phone(layoutDirection: direction, contentSizeCategory: category)
                )
                let cells = MatrixCell.all
                let views = cells.map { cell in
                    var size = CGSize.zero
                    controller.traitCollection.performAsCurrent { size = cell.row.size(width) }
                    let view = cell.row.makeView()
                    view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
                    controller.view.addSubview(view)
                    return view
                }
                host.layout()
                for (cell, view) in zip(cells, views) { check(view, cell.name) }
            }
        }
    }

    @Test("no character is wider than its label, which gets smaller letters", arguments: [20, 31, 40, 60] as [CGFloat])
    func wideCharacters(width: CGFloat) {
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
                let label = UILabel()
                let content = LabelContent(text: "Mmm WWW", style: CellTheme.standard.typography.title, color: .black)
                content.apply(to: label, fitting: width)
                for letter in ["M", "W"] {
                    let single = UILabel()
                    single.font = label.font
                    single.text = letter
                    expect(single.intrinsicContentSize.width <= width + 0.5, "\(letter) in \(width)")
                }
                // Where all characters fit, the size is that of the style.
                let usual = CellTheme.standard.typography.title.font(compatibleWith: .current)
                if width > usual.pointSize * 1.25 { expectEqual(label.font, usual) }
            }
        }
    }

    @Test("both sides of a text give way nearly alike in a narrow column, in steps of the theme")
    func symmetricInsets() throws {
        let controller = UIViewController()
        let host = ScreenHost(controller, configuration: .phone())
        let view = LeftRightContainerView<LeftTextView<LeftTitle>, RightEmptyView>()
        view.update(with: LeftRightContainer(left: LeftTitle(title: "Three"), right: RightEmpty()))
        view.frame = CGRect(x: 0, y: 0, width: 64, height: 56)
        controller.view.addSubview(view)
        host.layout()
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
        }
        let label = try require(labels(in: view).first)
        let frame = label.convert(label.bounds, to: view)
        expect(abs(frame.minX - (64 - frame.maxX)) <= 4 && frame.minX < 16 && 64 - frame.maxX >= 8, "\(frame)")
    }

    @Test("every header and footer lies in its bounds", arguments: widths)
    func headers(width: CGFloat) {
        let parts = DeclaredParts.designSystem
        for content in (parts.headers + parts.footers).map({ $0.usualContainerContent }) {
            check(content, width: width)
        }
    }

    @Test("every view of every cell lies in its cell, whatever the insets of the cell are", arguments: insets)
    func cells(insets: UIEdgeInsets) {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let items = MatrixCell.all.enumerated().map { index, cell in cell.makeItem(index, insets) }
            let controller = CellScreenViewController()
            var invalidSizes: [InvalidSize] = []
            controller.driver.reportHandler = { report in
                if case .invalidSize(let size) = report { invalidSizes.append(size) }
            }
            controller.apply(
                CollectionViewState { CollectionViewSection(differenceIdentifier: "main", items: items) },
                animated: false
            )
            // High enough for all rows at once.
            var configuration = ScreenConfiguration.phone(width: 320, layoutDirection: direction)
            configuration.size.height = 500_000
            let host = ScreenHost(controller, configuration: configuration)
            host.layout()
            let cells = controller.collectionView.visibleCells
            expectEqual(cells.count, items.count)
            for cell in cells {
                expect(cell.frame.width == 320 && cell.frame.height.isFinite, "\(type(of: cell))")
                check(cell, "\(type(of: cell))")
            }
            expect(invalidSizes.isEmpty)
        }
    }

    @Test("a control that there is no room for is shrunk, and is as it was where there is room again")
    func shrinking() throws {
        let screen = RowScreen(Row(LeftTitle(title: "A"), RightToggle(isOn: true)), configuration: .phone(width: 64))
        let control = try require(switches(in: screen.rowView).first)
        expect(abs(control.frame.width - 32) < 0.01 && !control.isHidden)
        expect(abs(control.frame.height - 32 * control.bounds.height / control.bounds.width) < 0.01)

        screen.rowView.frame.size.width = 10
        screen.host.layout()
        expect(control.isHidden)

        screen.rowView.frame.size.width = 390
        screen.host.layout()
        expect(!control.isHidden && control.transform == .identity)
        expectEqual(control.frame.size, control.sizeThatFits(.zero))
    }

    @Test("a separator stays in its row, whatever its insets are")
    func separators() {
        let lengths: [CGFloat] = [-10, 0, 16, 500, .infinity, .nan]
        for leading in lengths {
            for trailing in lengths {
                let frame = SeparatorView.frame(
                    of: SeparatorType(leading: leading, trailing: trailing),
                    in: CGSize(width: 100, height: 44)
                )
                expect(CGRect(x: 0, y: 0, width: 100, height: 44).contains(frame), "\(leading) \(trailing)")
            }
        }
    }

    private func check(_ content: any ContainerContent, width: CGFloat) {
        func check(_ content: some ContainerContent) {
            let controller = UIViewController()
            let host = ScreenHost(controller, configuration: .phone())
            let view = makeView(content)
            view.frame = CGRect(x: 0, y: 0, width: width, height: size(of: content, width: width).height)
            controller.view.addSubview(view)
            host.layout()
            self.check(view, "\(type(of: content))")
        }
        check(content)
    }

    private func makeView<Content: ContainerContent>(_ content: Content) -> UIView {
        let view = Content.View()
        view.update(with: content)
        return view
    }

    private func size<Content: ContainerContent>(of content: Content, width: CGFloat) -> CGSize {
        Content.View.size(fitting: width, content: content)
    }

    /// Holds all views in `cell` against its bounds. What controls are made of counts as the control.
    private func check(_ cell: UIView, _ name: String) {
        let bounds = cell.bounds.insetBy(dx: -0.01, dy: -0.01)
        func check(_ view: UIView) {
            for subview in view.subviews where !subview.isHidden {
                let frame = subview.convert(subview.bounds, to: cell)
                let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
                expect(isFinite, "\(name): \(type(of: subview)) \(frame)")
                expect(bounds.contains(frame), "\(name): \(type(of: subview)) \(frame) in \(cell.bounds)")
                let isWhole =
                    subview is UIControl || subview is UIProgressView || subview is UIActivityIndicatorView
                    || subview is SkeletonView
                if !isWhole { check(subview) }
            }
        }
        check(cell)
    }

    private func switches(in view: UIView) -> [UISwitch] {
        view.subviews.flatMap { ($0 as? UISwitch).map { [$0] } ?? switches(in: $0) }
    }
}

extension DeclaredPart where Self: ContainerContent {
    fileprivate static var usualContainerContent: any ContainerContent {
        declaration.usual
    }
}
