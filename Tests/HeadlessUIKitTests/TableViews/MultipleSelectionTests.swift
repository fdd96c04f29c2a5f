import Expectations
import ScreenHosting
import Testing

@testable @_spi(Host) import HeadlessUIKit

/// Apple, "Selecting multiple items with a two-finger pan gesture": the gesture asks, begins, selects and ends.
@Suite("Two fingers on tables")
@MainActor
struct MultipleSelectionTests {
    private final class Controller: UITableViewController {
        var log: [String] = []
        var allows = true

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 50
            tableView.allowsMultipleSelectionDuringEditing = true
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        override func tableView(
            _ tableView: UITableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { allows }

        override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            log.append("begin \(indexPath.row)")
            setEditing(true, animated: false)
        }

        override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }

        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.row)")
        }
    }

    private let controller = Controller()
    private let host: ScreenHost

    init() {
        host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 320, height: 480)))
    }

    private func drag(_ rows: Int...) {
        for (first, last) in zip(rows, rows.dropFirst()) {
            host.twoFingerDrag(
                from: CGPoint(x: 100, y: 50 * first + 25),
                to: CGPoint(x: 100, y: 50 * last + 25),
                steps: 30
            )
        }
        host.settle(within: 5)
    }

    @Test("rows between the first and the last are selected in order")
    func order() {
        drag(1, 3)
        expectEqual(controller.log, ["begin 1", "select 1", "select 2", "select 3", "end"])
        expectEqual(controller.tableView.indexPathsForSelectedRows?.count, 3)
        expectEqual(controller.tableView.contentOffset.y, 0)
    }

    @Test("upwards, and from a selected row, which deselects")
    func directions() {
        drag(4, 2)
        drag(3, 4)
        expectEqual(controller.tableView.indexPathsForSelectedRows?.map(\.row), [2])
    }

    @Test("rows that the fingers leave are as they were: selected before, or not")
    func back() {
        controller.tableView.setEditing(true, animated: false)
        controller.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        let place = { (row: Int) in CGPoint(x: 100, y: 50 * row + 25) }
        host.window.hostTwoFingerDrag(through: [1, 5, 2].map(place), distance: 60, steps: 20) {
            host.advance(by: 1.0 / 60)
        }
        expectEqual(controller.tableView.indexPathsForSelectedRows?.map(\.row).sorted(), [1, 2, 3])
    }

    @Test("where the delegate says no, two fingers scroll")
    func refused() {
        controller.allows = false
        drag(6, 2)
        expect(controller.log.isEmpty && controller.tableView.contentOffset.y > 100)
    }
}
