import PortableUIKit

/// A view that can show one type of model: a cell, a header or a plain view.
///
///     final class SimpleCell: UICollectionViewCell, ConfigurableView {
///         func configure(with viewModel: SimpleCellViewModel) { … }
///     }
///
///     dataSource.registerCellType(SimpleCell.self)
///
/// The model type may be a protocol, such as `any Titled`: the view then shows every model that conforms to it.
@MainActor
public protocol ConfigurableView: UIView {
    /// The type of model that the view shows.
    associatedtype ViewModel

    /// Shows a model. Called again when the view is reused.
    func configure(with viewModel: ViewModel)
}
