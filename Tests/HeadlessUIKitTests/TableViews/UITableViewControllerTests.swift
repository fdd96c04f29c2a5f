import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Table view controllers") @MainActor
struct UITableViewControllerTests {
    private final class Numbers: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    @Test("the view is a table of the style whose data and delegate are the controller")
    func view() {
        let controller = Numbers(style: .grouped)
        expect(controller.tableView === controller.view)
        expectEqual(controller.tableView.style, .grouped)
        expect(controller.tableView.dataSource === controller)
        expect(controller.tableView.delegate === controller)
        let window = UIWindow(hostSize: CGSize(width: 320, height: 480), traits: UITraitCollection(displayScale: 2))
        window.rootViewController = controller
        window.isHidden = false
        window.hostLayout()
        expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2"])
        expectEqual(controller.tableView.frame, window.bounds)
    }

    @Test("editing the controller edits the table")
    func editing() {
        let controller = Numbers(style: .plain)
        controller.setEditing(true, animated: false)
        expect(controller.isEditing)
        expect(controller.tableView.isEditing)
        controller.isEditing = false
        expect(!controller.tableView.isEditing)
    }

    @Test("the selection ends when the view comes back, if that is wanted", arguments: [true, false])
    func selection(clears: Bool) {
        let controller = Numbers(style: .plain)
        controller.clearsSelectionOnViewWillAppear = clears
        let window = UIWindow(hostSize: CGSize(width: 320, height: 480), traits: UITraitCollection(displayScale: 2))
        window.rootViewController = controller
        window.isHidden = false
        window.hostLayout()
        controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        controller.viewWillAppear(false)
        expectEqual(controller.tableView.indexPathForSelectedRow == nil, clears)
    }
}
