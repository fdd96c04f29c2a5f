import PortableUIKit
import UniversalDataSources

// The view models and cells of the tests: tiles, simple rows and alerts.

struct TileCellViewModel: Hashable {
    var id: Int
    var title = "Tile"
    var isLarge = false
}

struct SimpleCellViewModel: Hashable {
    var title: String
}

struct AlertCellViewModel: Hashable {
    var message: String
}

enum ViewModel: Hashable {
    case tile(TileCellViewModel)
    case simple(SimpleCellViewModel)
    case alert(viewModel: AlertCellViewModel)
    case line
}

/// A cell that shows a text and counts how often it was configured.
class TextCell: UICollectionViewCell {
    var text: String?
    var configurations = 0

    func show(_ text: String) {
        self.text = text
        configurations += 1
    }
}

class TileCell: TextCell, ConfigurableView {
    func configure(with viewModel: TileCellViewModel) { show("tile \(viewModel.title)") }
}

final class LargeTileCell: TextCell, ConfigurableView {
    func configure(with viewModel: TileCellViewModel) { show("large \(viewModel.title)") }
}

final class SimpleCell: TextCell, ConfigurableView {
    func configure(with viewModel: SimpleCellViewModel) { show("simple \(viewModel.title)") }
}

final class AlertCell: TextCell, ConfigurableView {
    func configure(with viewModel: AlertCellViewModel) { show("alert \(viewModel.message)") }
}

final class LineCell: TextCell {}

/// The common interface of tiles and simple rows.
protocol Titled {
    var title: String { get }
}

extension TileCellViewModel: Titled {}
extension SimpleCellViewModel: Titled {}

final class TitledCell: TextCell, ConfigurableView {
    func configure(with viewModel: any Titled) { show("titled \(viewModel.title)") }
}

/// A plain view for collection views and table views.
final class MessageView: UIView, ConfigurableView, HostableView {
    private(set) var text: String?
    private lazy var height = heightAnchor.constraint(equalToConstant: 40)

    func configure(with viewModel: AlertCellViewModel) {
        text = "message \(viewModel.message)"
        height.isActive = true
    }
}

struct Headline: Hashable {
    var text: String
}

final class HeadlineView: UICollectionReusableView, ConfigurableView {
    private(set) var text: String?
    private(set) var configurations = 0

    func configure(with viewModel: Headline) {
        text = viewModel.text
        configurations += 1
    }
}

final class FootnoteView: UICollectionReusableView, ConfigurableView {
    private(set) var text: String?

    func configure(with viewModel: String) { text = viewModel }
}
