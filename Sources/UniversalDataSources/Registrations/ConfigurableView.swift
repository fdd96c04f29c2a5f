import PortableUIKit

/// A view that knows how to show one type of model: a cell, a header or a plain view.
///
///     final class SimpleCell: UICollectionViewCell, ConfigurableView {
///         func configure(with viewModel: SimpleCellViewModel) { … }
///     }
///
///     dataSource.registerCellType(SimpleCell.self)
///
/// The model may be a protocol, `any Titled`: then the view shows every model that conforms to it.
@MainActor
public protocol ConfigurableView: UIView {
    /// What the view shows.
    associatedtype ViewModel

    /// Shows a model. Called again when the view is used for another one.
    func configure(with viewModel: ViewModel)
}
