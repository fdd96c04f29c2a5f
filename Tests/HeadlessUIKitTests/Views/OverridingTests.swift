import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Members that subclasses override")
struct OverridingTests {
    @Test("a view may give its layer as the class that it is")
    func layer() {
        final class GradientView: UIView {
            override static var layerClass: AnyClass { CAGradientLayer.self }

            override var layer: CAGradientLayer {
                guard let layer = super.layer as? CAGradientLayer else { return CAGradientLayer() }
                return layer
            }
        }
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        expect((view as UIView).layer === view.layer)
        expectEqual(view.layer.bounds, view.bounds)
    }

    @Test("a snapshot is asked from the view that overrides it")
    func snapshot() {
        final class Photographed: UIView {
            override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UILabel() }
        }
        let view: UIView = Photographed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        expect(view.snapshotView(afterScreenUpdates: false) is UILabel)
    }

    @Test("subviews inherit the traits that a view overrides")
    func traits() {
        final class Dark: UIView {
            override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
        }
        let outer = Dark()
        let inner = UIView()
        outer.addSubview(inner)
        expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    }

    @Test("the large content viewer shows what a view overrides, and motion effects go through the override")
    func largeContent() {
        final class Large: UIView {
            var added = 0

            override var showsLargeContentViewer: Bool {
                get { true }
                set {}
            }
            override var largeContentTitle: String? {
                get { "Large" }
                set {}
            }
            override func addMotionEffect(_ effect: UIMotionEffect) {
                added += 1
                super.addMotionEffect(effect)
            }
        }
        let view = Large()
        let item: any UILargeContentViewerItem = view
        expect(item.showsLargeContentViewer && item.largeContentTitle == "Large")
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (view as UIView).addMotionEffect(effect)
        expect(view.added == 1 && view.motionEffects == [effect])
        view.removeMotionEffect(effect)
        expect(view.motionEffects.isEmpty)
    }

    @Test("a window may refuse to be the key window, and says when it is shown and hidden")
    func window() {
        final class Passive: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        let window = Passive(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        nonisolated(unsafe) var log: [String] = []
        let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                log.append(name.rawValue)
            }
        }
        window.makeKeyAndVisible()
        expect(!window.isKeyWindow)
        window.isHidden = true
        expectEqual(log, ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification"])
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test("priorities and window levels are compared and calculated with")
    func numbers() {
        expect(UILayoutPriority.defaultLow < .defaultHigh)
        expectEqual(UILayoutPriority.defaultLow + 1, UILayoutPriority(251))
        expectEqual(UILayoutPriority.required - UILayoutPriority.defaultHigh, 250)
        var priority = UILayoutPriority.required
        priority -= 1
        expectEqual(priority.rawValue, 999)
        expect(UIWindow.Level.alert + 1 > .alert)
        expectEqual(UIWindow.Level.alert - UIWindow.Level.statusBar, 1000)
    }

    @Test("a screen has the coordinates of its window")
    func screen() {
        let window = makeWindow(width: 100, height: 200)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        window.addSubview(view)
        let space = window.screen.coordinateSpace
        expectEqual(space.bounds, CGRect(x: 0, y: 0, width: 100, height: 200))
        expectEqual(space.convert(CGPoint(x: 1, y: 2), from: view), CGPoint(x: 11, y: 22))
        expectEqual(view.convert(CGPoint(x: 11, y: 22), from: space), CGPoint(x: 1, y: 2))
    }

    @Test("a view contains the focus items that are its subviews")
    func focus() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(part)
        expect(view.focusItemContainer === view)
        expect(view.focusItems(in: CGRect(x: 5, y: 5, width: 50, height: 50)).first === part)
        expect(view.focusItems(in: CGRect(x: 50, y: 50, width: 50, height: 50)).isEmpty)
    }
}
