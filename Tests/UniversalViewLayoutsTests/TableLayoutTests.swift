import Expectations
import PortableUIKit
import Testing
import UniversalViewLayouts

@MainActor @Suite struct TableLayoutTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        let text = "A sentence that is too long for a single line"

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? TableViewCell<ParagraphLayout>)?.layout.label.text = text
            return cell
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            (view as? TableViewHeaderFooterView<ParagraphLayout>)?.layout.label.text = text
            return view
        }
    }

    @Test("table rows and headers are as high as their layout needs")
    func selfSizing() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let tableView = UITableView(frame: window.bounds, style: .plain)
        let source = Source()
        tableView.register(TableViewCell<ParagraphLayout>.self, forCellReuseIdentifier: "row")
        tableView.register(
            TableViewHeaderFooterView<ParagraphLayout>.self,
            forHeaderFooterViewReuseIdentifier: "header"
        )
        tableView.dataSource = source
        tableView.delegate = source
        window.addSubview(tableView)
        tableView.layoutIfNeeded()
        let cell = try require(
            tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? TableViewCell<ParagraphLayout>
        )
        let header = try require(tableView.headerView(forSection: 0) as? TableViewHeaderFooterView<ParagraphLayout>)
        expect(cell.layout.label.superview === cell.contentView)
        expect(header.layout.label.superview === header.contentView)
        for label in [cell.layout.label, header.layout.label] {
            let needed = label.sizeThatFits(CGSize(width: 190, height: 0)).height
            expect(label.bounds.width == 190 && label.bounds.height >= needed)
            expect(label.bounds.height < needed + 1 && needed > 30)
        }
    }
}
