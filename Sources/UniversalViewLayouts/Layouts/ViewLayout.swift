import PortableUIKit

/// A set of subviews and their constraints, written once for every kind of view that shows them.
///
/// A layout creates its subviews as properties and installs them in a given view: ``View``, ``CollectionViewCell``,
/// ``CollectionReusableView``, ``TableViewCell``, ``TableViewHeaderFooterView``, ``Control``, or a view of your own
/// with ``ViewLayout/install(on:)``.
///
///     final class TwoLabelsLayout: ViewLayout {
///         let leftLabel = UILabel()
///         let rightLabel = UILabel()
///
///         func layout(on view: UIView) {
///             let stackView = UIStackView(arrangedSubviews: [leftLabel, rightLabel])
///             stackView.translatesAutoresizingMaskIntoConstraints = false
///             view.addSubview(stackView)
///             NSLayoutConstraint.activate([
///                 stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
///                 stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
///                 stackView.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
///                 stackView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
///             ])
///         }
///
///         init() {}
///     }
@MainActor
public protocol ViewLayout {
    /// Creates the subviews; ``layout(on:)`` adds them.
    init()

    /// Adds the subviews to `view` and constrains them. Called once.
    ///
    /// In a cell, `view` is the cell's content view.
    func layout(on view: UIView)
}

extension ViewLayout {
    /// Installs the layout on a view of your own and checks for common mistakes in debug builds.
    ///
    /// Layouts that contain other layouts call it as well:
    ///
    ///     func layout(on view: UIView) {
    ///         view.addSubview(box)
    ///         inner.install(on: box)
    ///     }
    public func install(on view: UIView) {
        layout(on: view)
        assert(ViewLayoutChecks.check(self, on: view))
    }
}
