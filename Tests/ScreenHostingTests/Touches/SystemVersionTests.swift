import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor @Suite("Versions of iOS")
struct SystemVersionTests {
    /// A list with a row and a switch below it.
    private final class Screen: UIViewController, UITableViewDataSource {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        let toggle = UISwitch()
        /// What an app reads while its view is loaded.
        private(set) var version = ""
        private(set) var margin: CGFloat = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            version = UIDevice.current.systemVersion
            margin = UIListContentConfiguration.cell().directionalLayoutMargins.top
            table.dataSource = self
            table.frame = view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(table)
            view.addSubview(toggle)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            cell.contentConfiguration = content
            return cell
        }

        var cell: UITableViewCell? { table.cellForRow(at: IndexPath(row: 0, section: 0)) }
    }

    private func host(_ system: SystemVersion) -> (ScreenHost, Screen) {
        let screen = Screen()
        let configuration = ScreenConfiguration(size: CGSize(width: 393, height: 400), scale: 3, system: system)
        let host = ScreenHost(screen, configuration: configuration)
        host.layout()
        return (host, screen)
    }

    @Test("two screens of different versions are laid out side by side")
    func sideBySide() throws {
        let (_, old) = host(.iOS17)
        let (_, new) = host(.iOS26)
        let rows = [try require(old.cell), try require(new.cell)]

        expectEqual(rows.map { $0.frame.height.rounded(.down) }, [44, 53])
        expectEqual(rows.map(\.layer.cornerRadius), [10, 26])
        expectEqual(
            [old, new].map(\.toggle.bounds.size),
            [CGSize(width: 51, height: 31), CGSize(width: 63, height: 28)]
        )
        expectEqual([old, new].map { $0.table.headerView(forSection: 0)?.textLabel?.text }, ["HEADER", "Header"])
    }

    @Test("apps see the version of their screen while it is loaded", arguments: SystemVersion.allCases)
    func loading(system: SystemVersion) {
        let (_, screen) = host(system)

        expectEqual(screen.version, "\(system.majorVersion).0")
        expectEqual(screen.margin, system == .iOS26 ? 15 : 11)
    }

    @Test("a screen changes its version")
    func change() throws {
        let (host, screen) = host(.iOS26)

        host.configuration.system = .iOS17
        host.layout()

        expectEqual(screen.toggle.bounds.size, CGSize(width: 51, height: 31))
        try expectEqual(require(screen.cell).layer.cornerRadius, 10)
    }

    @Test("iOS 16 and 18 are drawn as iOS 17, iOS 26 is not")
    func pictures() throws {
        let pictures = try SystemVersion.allCases.map { try host($0).0.data(format: .png) }

        expectEqual(pictures[0], pictures[1])
        expectEqual(pictures[2], pictures[1])
        expect(pictures[3] != pictures[1])
    }

    @Test("versions are ordered, and read from their numbers")
    func values() {
        expectEqual(SystemVersion.allCases.sorted(), [.iOS16, .iOS17, .iOS18, .iOS26])
        expectEqual(SystemVersion(rawValue: "26"), .iOS26)
        expect(SystemVersion(rawValue: "19") == nil)
        expectEqual(ScreenConfiguration(size: .zero).system, .iOS17)
    }
}
