import Expectations
import Foundation
import Observation
import ScreenHosting
import Testing

@testable import HeadlessUIKit

@Observable @MainActor
private final class Model {
    var name = "Ann"
    var isEmpty = false
}

private final class Badge: UIView {
    @Invalidating(.properties) var number = 0
    var model: Model?
    var log: ((String) -> Void)?
    var updates = 0
    var layouts = 0
    var shown = ""

    override func updateProperties() {
        super.updateProperties()
        updates += 1
        shown = "\(model?.name ?? "") \(number)"
        log?("properties")
    }

    override func updateConstraints() {
        log?("constraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        log?("layout")
    }
}

private final class BadgeController: UIViewController {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let model = Model()
    var updates = 0
    var states: [String?] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.model = model
        view.addSubview(badge)
    }

    override func updateProperties() {
        super.updateProperties()
        updates += 1
        title = model.name
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        states.append(state.searchText)
        contentUnavailableConfiguration = model.isEmpty ? UIContentUnavailableConfiguration.empty() : nil
    }
}

/// "Updating views automatically with observation tracking in UIKit", and the pages of the methods in Apple's documentation.
@MainActor @Suite("Updates of properties")
struct UpdatePropertiesTests {
    private let controller = BadgeController()
    private let host: ScreenHost
    private var badge: Badge { controller.badge }

    init() {
        host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 200, height: 200)))
        host.layout()
    }

    @Test("a view updates its properties once before its constraints and its first layout")
    func first() {
        expectEqual(badge.updates, 1)
        let view = Badge()
        var order: [String] = []
        view.log = { order.append($0) }
        view.setNeedsUpdateConstraints()
        controller.view.addSubview(view)
        host.layout()
        expectEqual(order, ["properties", "constraints", "layout"])
        host.layout()
        expectEqual(order.count, 3)
    }

    @Test("several requests give one update before the next frame, and no layout")
    func requests() {
        let layouts = badge.layouts
        badge.setNeedsUpdateProperties()
        badge.setNeedsUpdateProperties()
        badge.number = 5
        expectEqual(badge.updates, 1)
        host.layout()
        expectEqual(badge.updates, 2)
        expectEqual(badge.shown, "Ann 5")
        expectEqual(badge.layouts, layouts)
    }

    @Test("what was read invalidates it, in views and view controllers")
    func observation() {
        controller.model.name = "Bob"
        controller.model.name = "Cid"
        expectEqual(badge.updates, 1)
        host.layout()
        expectEqual(badge.shown, "Cid 0")
        expectEqual(badge.updates, 2)
        expectEqual(controller.title, "Cid")
        expectEqual(controller.updates, 2)
        controller.model.isEmpty = true
        host.layout()
        expectEqual(badge.updates, 2)
    }

    @Test("an update can be forced, with those below and that of the view controller")
    func forced() {
        controller.setNeedsUpdateProperties()
        badge.setNeedsUpdateProperties()
        controller.view.updatePropertiesIfNeeded()
        expectEqual(controller.updates, 2)
        expectEqual(badge.updates, 2)
        controller.updatePropertiesIfNeeded()
        expectEqual(controller.updates, 2)
    }

    @Test("other traits update properties")
    func traits() {
        controller.overrideUserInterfaceStyle = .dark
        host.layout()
        expectEqual(badge.updates, 2)
    }

    @Test("a view that is added while properties are updated is updated in the same frame")
    func added() {
        let child = Badge()
        badge.log = { [badge] in if $0 == "properties", child.superview == nil { badge.addSubview(child) } }
        badge.setNeedsUpdateProperties()
        host.layout()
        expectEqual(child.updates, 1)
    }

    @Test("the configuration of a screen without content follows what it reads, once a frame")
    func contentUnavailable() {
        expectEqual(controller.states.count, 1)
        expect(controller.contentUnavailableConfiguration == nil)
        controller.model.isEmpty = true
        host.layout()
        expect(controller.contentUnavailableConfiguration != nil)
        expectEqual(controller.states.count, 2)
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        search.searchBar.text = "bee"
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        host.layout()
        expectEqual(controller.states, [nil, nil, "bee"])
    }

    @Test(
        "with flushUpdates, earlier invalidations are not animated, and those of the block are",
        arguments: [true, false]
    )
    func flushing(isNested: Bool) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(view)
        var alpha: CGFloat = 0.5
        badge.log = { if $0 == "properties" { view.alpha = alpha } }
        badge.setNeedsUpdateProperties()
        UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { [badge] in
            expectEqual(view.alpha, 0.5)
            expect(view.layer.animationKeys() == nil)
            alpha = 0.25
            if isNested {
                UIView.animate(withDuration: 1) { badge.setNeedsUpdateProperties() }
            } else {
                badge.setNeedsUpdateProperties()
            }
        }
        expectEqual(view.alpha, 0.25)
        host.advance(by: 0.5)
        let shown = view.layer.presentation()?.opacity ?? 0
        expect(shown > 0.25 && shown < 0.5)
    }

    @Test("what is laid out while updates are flushed may animate and invalidate itself, without layouts in each other")
    func flushingFromWithin() {
        var (depth, deepest, count) = (0, 0, 0)
        badge.log = { [badge] in
            guard $0 == "layout", count < 10 else { return }
            count += 1
            depth += 1
            deepest = max(deepest, depth)
            badge.setNeedsLayout()
            UIView.animate(withDuration: 1) {}
            depth -= 1
        }
        UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { [badge] in badge.setNeedsLayout() }
        expectEqual(count, 10)
        expectEqual(deepest, 1)
    }

    @Test("a property animator flushes updates as well, and without the option nothing is flushed")
    func animators() {
        var count = 0
        badge.log = { if $0 == "properties" { count += 1 } }
        badge.setNeedsUpdateProperties()
        UIView.animate(withDuration: 1) {}
        expectEqual(count, 0)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [badge] in badge.setNeedsUpdateProperties()
        }
        animator.flushUpdates = true
        animator.startAnimation()
        expectEqual(count, 2)
    }
}
