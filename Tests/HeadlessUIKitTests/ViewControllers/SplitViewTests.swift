import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Split view controllers")
struct SplitViewTests {
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var top: UISplitViewController.Column?
        var log: [String] = []
        var collapsesAlone = false

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.append("top \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }

        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            log.append("collapse")
            return collapsesAlone
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("did collapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("did expand") }

        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.append("hides \(column)")
        }

        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.append("shows \(column)")
        }
    }

    private static let regular = UITraitCollection(horizontalSizeClass: .regular)
    private static let compact = UITraitCollection(horizontalSizeClass: .compact)
    private let list = UIViewController()
    private let detail = UIViewController()
    private let delegate = Delegate()

    private func window(_ size: CGSize, _ traits: UITraitCollection, _ root: UIViewController) -> UIWindow {
        list.title = "List"
        detail.title = "Detail"
        let window = UIWindow(hostSize: size, traits: traits)
        window.rootViewController = root
        window.isHidden = false
        window.hostLayout()
        return window
    }

    private func columns() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = delegate
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        return split
    }

    @Test("columns stand side by side where it is wide, each in a navigation controller")
    func columnsSideBySide() throws {
        let split = columns()
        let window = window(CGSize(width: 1024, height: 768), Self.regular, split)
        expect(!split.isCollapsed)
        expectEqual(split.displayMode, .oneBesideSecondary)
        expectEqual(split.viewControllers.count, 2)
        expectEqual(split.primaryColumnWidth, 320)
        let primary = try require(list.navigationController?.view)
        let secondary = try require(detail.navigationController?.view)
        expectEqual(primary.frame, CGRect(x: 0, y: 0, width: 320, height: 768))
        expectEqual(secondary.frame, CGRect(x: 320, y: 0, width: 704, height: 768))
        expectEqual(list.traitCollection.horizontalSizeClass, .compact)
        expectEqual(detail.traitCollection.horizontalSizeClass, .regular)
        expect(list.splitViewController === split)
        split.hide(.primary)
        window.hostLayout()
        expectEqual(split.displayMode, .secondaryOnly)
        expectEqual(list.viewIfLoaded?.window, nil)
        expectEqual(secondary.frame.width, 1024)
        split.show(.primary)
        window.hostLayout()
        expectEqual(primary.frame.width, 320)
        expectEqual(delegate.log, ["hides primary", "shows primary"])
    }

    @Test("an upright screen shows the secondary column, and the primary one over it")
    func overlay() throws {
        let split = columns()
        let window = window(CGSize(width: 768, height: 1024), Self.regular, split)
        expectEqual(split.displayMode, .secondaryOnly)
        split.show(.primary)
        window.hostLayout()
        expectEqual(split.displayMode, .oneOverSecondary)
        expectEqual(detail.navigationController?.view.frame.width, 768)
        let primary = try require(list.navigationController?.view)
        expectEqual(primary.frame.width, 307)
        expect(split.view.subviews.last { $0 === primary || $0 === detail.navigationController?.view } === primary)
        window.hostTouchDown(at: CGPoint(x: 700, y: 500))
        window.hostTouchUp()
        window.hostLayout()
        expectEqual(split.displayMode, .secondaryOnly)
    }

    @Test("columns collapse to one stack, and expand to what they were")
    func collapse() throws {
        let split = columns()
        let window = window(CGSize(width: 1024, height: 768), Self.regular, split)
        let primary = try require(list.navigationController)
        let secondary = try require(detail.navigationController)
        window.hostTraits = Self.compact
        window.hostLayout()
        expect(split.isCollapsed)
        expectEqual(split.viewControllers, [primary])
        expectEqual(primary.viewControllers, [list, secondary])
        expectEqual(delegate.log, ["top secondary", "did collapse"])
        window.clock.advance(by: 1)
        expect(detail.view.window != nil)
        expectEqual(list.view.window, nil)
        expect(primary.navigationBar.topItem === detail.navigationItem)
        expect(primary.navigationBar.backItem === list.navigationItem)
        expect(secondary.navigationBar.isHidden)
        split.show(.primary)
        window.clock.advance(by: 1)
        expect(list.view.window != nil)
        split.show(.secondary)
        window.clock.advance(by: 1)
        window.hostTraits = Self.regular
        window.hostLayout()
        expect(!split.isCollapsed)
        expectEqual(split.viewControllers, [primary, secondary])
        expectEqual(primary.viewControllers, [list])
        expectEqual(secondary.viewControllers, [detail])
        expect(!secondary.navigationBar.isHidden)
        expect(list.view.window != nil)
        expect(detail.view.window != nil)
        expectEqual(delegate.log.last, "did expand")
    }

    @Test("the delegate chooses the column that a phone shows first")
    func topColumn() {
        let split = columns()
        delegate.top = .primary
        let window = window(CGSize(width: 390, height: 844), Self.compact, split)
        expect(split.isCollapsed)
        expect(list.view.window != nil)
        expectEqual(detail.viewIfLoaded?.window, nil)
        let other = UIViewController()
        list.showDetailViewController(other, sender: nil)
        window.clock.advance(by: 1)
        expect(list.navigationController?.topViewController === other)
    }

    @Test("the compact column replaces the others on a phone")
    func compactColumn() {
        let split = columns()
        let tabs = UITabBarController()
        split.setViewController(tabs, for: .compact)
        let window = window(CGSize(width: 390, height: 844), Self.compact, split)
        expectEqual(tabs.view.frame, window.bounds)
        expectEqual(split.viewControllers, [tabs])
        expectEqual(list.viewIfLoaded?.window, nil)
    }

    @Test("without a style the secondary view controller is pushed on a phone, and popped again where it is wide")
    func classic() {
        let split = UISplitViewController()
        let primary = UINavigationController(rootViewController: list)
        let secondary = UINavigationController(rootViewController: detail)
        split.viewControllers = [primary, secondary]
        split.delegate = delegate
        let window = window(CGSize(width: 390, height: 844), Self.compact, split)
        expectEqual(primary.viewControllers, [list, secondary])
        expectEqual(split.viewControllers, [primary])
        expectEqual(delegate.log, ["collapse", "did collapse"])
        window.frame.size = CGSize(width: 1024, height: 768)
        window.hostTraits = Self.regular
        window.hostLayout()
        expectEqual(split.viewControllers, [primary, secondary])
        expectEqual(primary.viewControllers, [list])
        expectEqual(primary.view.frame.width, 320)
        expectEqual(secondary.view.frame.minX, 320)
    }

    @Test("the delegate may leave the secondary view controller out on a phone")
    func classicAlone() {
        let split = UISplitViewController()
        delegate.collapsesAlone = true
        let primary = UINavigationController(rootViewController: list)
        split.viewControllers = [primary, detail]
        split.delegate = delegate
        let window = window(CGSize(width: 390, height: 844), Self.compact, split)
        expectEqual(primary.viewControllers, [list])
        expect(list.view.window === window)
    }

    @Test("the inspector is a column at the trailing edge once it is shown, and the secondary column makes room")
    func inspector() {
        let split = columns()
        let inspector = UIViewController()
        split.setViewController(inspector, for: .inspector)
        let window = window(CGSize(width: 1_000, height: 700), Self.regular, split)
        expect(!split.isShowing(.inspector) && split.isShowing(.secondary))
        expect(inspector.viewIfLoaded?.window == nil)
        delegate.log = []
        split.show(.inspector)
        window.hostLayout()
        expectEqual(delegate.log, ["shows inspector"])
        func frame(_ controller: UIViewController) -> CGRect {
            controller.view.convert(controller.view.bounds, to: nil)
        }
        expectEqual(frame(inspector), CGRect(x: 720, y: 0, width: 280, height: 700))
        expectEqual(frame(detail).maxX, 720)
        split.preferredInspectorColumnWidth = 400
        split.maximumInspectorColumnWidth = 350
        window.hostLayout()
        expectEqual(frame(inspector).minX, 650)
        split.hide(.inspector)
        window.hostLayout()
        expect(!split.isShowing(.inspector) && inspector.view.window == nil)
        expectEqual(frame(detail).maxX, 1_000)
        expectEqual(delegate.log, ["shows inspector", "hides inspector"])
    }

    @Test("the inspector of a collapsed split view controller is a sheet")
    func collapsedInspector() {
        let split = columns()
        let inspector = UIViewController()
        split.setViewController(inspector, for: .inspector)
        let window = window(CGSize(width: 390, height: 700), Self.compact, split)
        split.show(.inspector)
        window.clock.advance(by: 1)
        window.hostLayout()
        expect(split.isShowing(.inspector) && inspector.view.window === window)
        expect(split.presentedViewController != nil)
        split.hide(.inspector)
        window.clock.advance(by: 1)
        window.hostLayout()
        expect(!split.isShowing(.inspector) && split.presentedViewController == nil)
    }
}
