import Foundation

/// The edge of what bars cover, as layouts knew it before there was a safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// How far bars reach into the view, in points.
    var length: CGFloat { get }

    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }

    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }

    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The rectangle between an edge of a screen's view and its safe area.
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
        // As in UIKit, the view shows the former among its constraints.
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
    /// What bars cover at the top of the view. The safe area has taken its place.
    public final var topLayoutGuide: any UILayoutSupport {
        if let topGuideStorage, topGuideStorage.owningView === view { return topGuideStorage }
        let guide = BarLayoutGuide(.top, of: view)
        topGuideStorage = guide
        return guide
    }

    /// What bars cover at the bottom of the view. The safe area has taken its place.
    public final var bottomLayoutGuide: any UILayoutSupport {
        if let bottomGuideStorage, bottomGuideStorage.owningView === view { return bottomGuideStorage }
        let guide = BarLayoutGuide(.bottom, of: view)
        bottomGuideStorage = guide
        return guide
    }
}
