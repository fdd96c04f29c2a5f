import Expectations
import Honeycomb
import ScreenHosting
import Testing

@testable import ScreenAudits

@MainActor
@Suite("Distances on screens without a driver")
struct ViewControllerSpacingTests {
    private final class Form: UIViewController {
        let title1 = UILabel()
        let button = UIButton(type: .system)
        var leading: CGFloat = 16

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            title1.frame = CGRect(x: leading, y: 24, width: view.bounds.width - leading - 16, height: 21)
            button.frame = CGRect(x: 16, y: 61, width: view.bounds.width - 32, height: 50)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title1.text = "Title"
            button.setTitle("Continue", for: .normal)
            view.addSubview(title1)
            view.addSubview(button)
        }
    }

    private final class Table: UIViewController, UITableViewDataSource {
        let table = UITableView()
        var inset: CGFloat = 16

        override func loadView() {
            table.dataSource = self
            table.rowHeight = 54
            view = table
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = UILabel(frame: CGRect(x: inset, y: 16, width: 390 - inset - 16, height: 22))
            label.text = "Row"
            cell.contentView.addSubview(label)
            return cell
        }
    }

    private func spacings(_ controller: UIViewController) -> ScreenSpacings {
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844)))
        host.layout()
        return ScreenSpacings(of: controller) { host.layout() }
    }

    @Test("a plain screen is checked")
    func plain() {
        expect(spacings(Form()).offScale.isEmpty)
        let wrong = Form()
        wrong.leading = 17
        let found = spacings(wrong)
        expectEqual(found.offScale.map(\.pointer), ["/view"])
        expectEqual(found.offScale.map { $0.problem }, ["\"Title\", leading, 17, nearest m 16, mplus 20"])
    }

    @Test("so is a table")
    func table() {
        expect(spacings(Table()).offScale.isEmpty)
        let wrong = Table()
        wrong.inset = 15
        expectEqual(spacings(wrong).offScale.map(\.pointer), (0..<3).map { "/sections/0/items/\($0)" })
    }

    @Test("the overlay takes no touches, follows the list and is not part of what it measures")
    func overlay() throws {
        let state = try AuditedScreens.state(AuditedScreens.url("profile"))
        let controller = CellScreenViewController(state: state)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 400)))
        let before = try host.bitmap()
        let overlay = SpacingOverlayView()
        overlay.show(on: controller)
        let drawn = try host.bitmap()
        expect(drawn != before)
        expectEqual(overlay.spacings?.offScale.isEmpty, true)
        let hit = host.window.hitTest(CGPoint(x: 100, y: 30), with: nil)
        expect(hit != nil && hit !== overlay)
        let first = overlay.spacings?.gaps.first?.frame.minY
        controller.collectionView.contentOffset.y = 40
        host.layout()
        overlay.refresh()
        expect(overlay.spacings?.gaps.first?.frame.minY != first)
        overlay.removeFromSuperview()
        controller.collectionView.contentOffset.y = 0
        let after = try host.bitmap()
        expectEqual(after, before)
    }

    @Test("sums run from text to text")
    func sums() {
        let state = CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "s") {
                TitleItem(differenceIdentifier: "a", left: LeftTitle(title: "A"))
                TitleItem(differenceIdentifier: "b", left: LeftTitle(title: "B"))
            }
        })
        expectEqual(spacings(CellScreenViewController(state: state)).sums.map { $0.height.rounded() }.count, 1)
    }
}
