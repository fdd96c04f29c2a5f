import PortableUIKit
import ScreenHosting

/// A row straight on a view controller's view, without any cell, at the size that it asks for.
@MainActor
final class RowScreen {
    let host: ScreenHost
    let rowView: UIView
    let askedSize: CGSize

    init(_ row: Row, configuration: ScreenConfiguration) {
        let viewController = UIViewController()
        host = ScreenHost(viewController, configuration: configuration)
        var size = CGSize.zero
        viewController.traitCollection.performAsCurrent { size = row.size(configuration.size.width) }
        askedSize = size

        rowView = row.makeView()
        rowView.frame = CGRect(x: 0, y: 0, width: configuration.size.width, height: size.height)
        viewController.view.addSubview(rowView)
        host.layout()
    }

    /// The visible views without subviews, with their frames in the row.
    var leaves: [(view: UIView, frame: CGRect)] {
        leaves(of: rowView)
    }

    var labels: [UILabel] {
        leaves.compactMap { $0.view as? UILabel }
    }

    func label(_ text: String) -> UILabel? {
        labels.first { $0.text == text }
    }

    func frame(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: rowView)
    }

    private func leaves(of view: UIView) -> [(view: UIView, frame: CGRect)] {
        view.subviews.filter { !$0.isHidden }.flatMap { subview in
            subview.subviews.isEmpty ? [(subview, frame(of: subview))] : leaves(of: subview)
        }
    }
}

extension ScreenConfiguration {
    /// A phone of the given width in the standard appearance.
    static func phone(
        width: CGFloat = 390,
        scale: CGFloat = 2,
        appearance: UIUserInterfaceStyle = .light,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        contentSizeCategory: UIContentSizeCategory = .large
    ) -> ScreenConfiguration {
        ScreenConfiguration(
            size: CGSize(width: width, height: 844),
            scale: scale,
            appearance: appearance,
            layoutDirection: layoutDirection,
            contentSizeCategory: contentSizeCategory
        )
    }
}
