import PortableUIKit
import ScreenHosting

@testable import UniversalDataSources

/// A table view in a window.
@MainActor
final class TableScreen {
    let tableView: UITableView
    private(set) var problems: [UniversalDataSourceProblem] = []
    let host: ScreenHost

    init() {
        let size = CGSize(width: 320, height: 480)
        tableView = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
        tableView.sectionHeaderTopPadding = 0
        let controller = UIViewController()
        controller.view = tableView
        host = ScreenHost(controller, configuration: ScreenConfiguration(size: size))
    }

    /// Records problems instead of failing.
    var problemHandler: UniversalDataSourceProblemHandler {
        { [weak self] in self?.problems.append($0) }
    }

    func cell(_ row: Int, section: Int = 0) -> UITableViewCell? {
        host.layout()
        return tableView.cellForRow(at: IndexPath(row: row, section: section))
    }

    /// The texts of rows, including those of hosted views.
    var texts: [String?] {
        host.layout()
        return tableView.visibleCells.map { ($0.shownView as? MessageView)?.text ?? ($0 as? TextRow)?.text }
    }

    func header(_ section: Int = 0) -> UITableViewHeaderFooterView? {
        host.layout()
        return tableView.headerView(forSection: section)
    }

    func footer(_ section: Int = 0) -> UITableViewHeaderFooterView? {
        host.layout()
        return tableView.footerView(forSection: section)
    }
}

/// A row that shows a text and counts how often it was configured.
class TextRow: UITableViewCell {
    var text: String?
    var configurations = 0

    func show(_ text: String) {
        self.text = text
        configurations += 1
    }
}

class TileRow: TextRow, ConfigurableView {
    func configure(with viewModel: TileCellViewModel) { show("row \(viewModel.title)") }
}

final class SimpleRow: TextRow, ConfigurableView {
    func configure(with viewModel: SimpleCellViewModel) { show("row \(viewModel.title)") }
}

final class HeadlineRow: UITableViewHeaderFooterView, ConfigurableView {
    private(set) var text: String?
    private(set) var configurations = 0

    func configure(with viewModel: Headline) {
        text = viewModel.text
        configurations += 1
    }
}
