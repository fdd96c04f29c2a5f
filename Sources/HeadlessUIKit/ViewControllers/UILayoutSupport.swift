import Foundation

/// A layout guide for the area covered by bars, superseded by the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The length of the covered area in points.
    var length: CGFloat { get }

    /// The top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }

    /// The bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }

    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The area between an edge of a view controller's view and its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    enum Edge {
        case top, bottom
    }

    private let edge: Edge

    init(_ edge: Edge, of view: UIView) {
        self.edge = edge
        super.init()
        identifier = edge == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        let constraints =
            switch edge {
            case .top:
                [
                    topAnchor.constraint(equalTo: view.topAnchor),
                    bottomAnchor.constraint(equalTo: safeArea.topAnchor),
                ]
            case .bottom:
                [
                    topAnchor.constraint(equalTo: safeArea.bottomAnchor),
                    bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ]
            }
        let sides = [
            leftAnchor.constraint(equalTo: view.leftAnchor), widthAnchor.constraint(equalToConstant: 0),
        ]
        // As in UIKit, `constraints` of the view includes these but not the ones of `sides`.
        for constraint in constraints { constraint.origin = .layoutSupport }
        for constraint in sides { constraint.origin = .guide }
        NSLayoutConstraint.activate(constraints + sides)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return edge == .top ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// Returns the guide of an edge, created on first use.
    final func barGuide(_ edge: BarLayoutGuide.Edge) -> BarLayoutGuide {
        guard let view = view else { return BarLayoutGuide(edge, of: UIView()) }
        let storage = edge == .top ? topGuideStorage : bottomGuideStorage
        if let storage, storage.owningView === view { return storage }
        let guide = BarLayoutGuide(edge, of: view)
        switch edge {
        case .top: topGuideStorage = guide
        case .bottom: bottomGuideStorage = guide
        }
        return guide
    }
}
