import PortableUIKit

/// The views of a piece of screen and how they lie, written once for every kind of view that shows it.
///
/// A layout makes its subviews as properties and puts them into whatever view it is given: ``View``, ``CollectionViewCell``,
/// ``CollectionReusableView``, ``TableViewCell``, ``TableViewHeaderFooterView``, ``Control``, or a view of your own with ``ViewLayout/install(on:)``.
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
    /// Makes the subviews; they are added in ``layout(on:)``.
    init()

    /// Adds the subviews to `view` and says how they lie in it. Called once.
    ///
    /// In a cell, `view` is the cell's content view.
    func layout(on view: UIView)
}

extension ViewLayout {
    /// Lays out on a view that is not one of this module's, and checks in debug builds that the layout did its part.
    ///
    /// Layouts that hold other layouts call it as well:
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
