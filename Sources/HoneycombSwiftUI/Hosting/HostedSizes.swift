#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// Measures SwiftUI views without showing them, with one hosting controller for each type of view.
@MainActor
enum HostedSizes {
    private static var controllers: [ObjectIdentifier: UIViewController] = [:]

    /// Returns the size of a view for a proposed width in points, which may be infinite.
    static func size<Hosted: SwiftUI.View>(of root: HostedRoot<Hosted>, fitting width: CGFloat) -> CGSize {
        let controller = controller(for: root)
        let isLimited = width.isFinite && width < .greatestFiniteMagnitude
        let proposed = CGSize(width: isLimited ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let size = controller.sizeThatFits(in: proposed)
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private static func controller<Hosted: SwiftUI.View>(
        for root: HostedRoot<Hosted>
    ) -> UIHostingController<HostedRoot<Hosted>> {
        let key = ObjectIdentifier(Hosted.self)
        if let controller = controllers[key] as? UIHostingController<HostedRoot<Hosted>> {
            controller.rootView = root
            return controller
        }
        let controller = UIHostingController(rootView: root)
        controllers[key] = controller
        return controller
    }
}
#endif
