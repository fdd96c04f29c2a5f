import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

/// A view that writes down what it is told.
private final class Observer: UIView {
    struct Call {
        var keyPath: String?
        var object: AnyObject?
        var old: Any?
        var new: Any?
        var context: UnsafeMutableRawPointer?
    }

    var calls: [Call] = []
    var whenCalled: () -> Void = {}

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) let (object, change, context) = (object, change, context)
        MainActor.assumeIsolated {
            calls.append(
                Call(
                    keyPath: keyPath,
                    object: object as AnyObject?,
                    old: change?[.oldKey],
                    new: change?[.newKey],
                    context: context
                )
            )
            whenCalled()
        }
    }
}

/// An object that is no view, and ends its observation when it is released.
private final class LeavingObserver: NSObject, _KeyPathObserver {
    var count = 0
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
        view.addObserver(self, forKeyPath: "alpha", context: nil)
    }

    deinit {
        view.removeObserver(self, forKeyPath: "alpha")
    }

    func observedValueDidChange(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        count += 1
    }
}

/// A property by its name, and a change of it.
private struct Change {
    var object: NSObject
    var keys: [String]
    var change: () -> Void

    init<Object: NSObject>(_ object: Object, _ keys: String..., change: @escaping (Object) -> Void) {
        self.object = object
        self.keys = keys
        self.change = { change(object) }
    }
}

@Suite("Observing properties by their names")
@MainActor struct KeyPathObserverTests {
    @Test("every property that can be observed tells of its changes")
    func everyProperty() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = UIViewController()
        let changes = Self.changesOfViews(in: window) + Self.changesOfTexts(in: window) + Self.changesOfControls()
        var told: Set<String> = []
        var wrong: [String] = []
        for change in changes {
            for key in change.keys {
                let observer = Observer()
                change.object.addObserver(observer, forKeyPath: key, options: [.old, .new], context: nil)
                change.change()
                let isRight = observer.calls.first.map { $0.keyPath == key && $0.object === change.object }
                change.object.removeObserver(observer, forKeyPath: key)
                change.change()
                let name = "\(type(of: change.object)).\(key)"
                if isRight != true || observer.calls.count != 1 {
                    wrong.append("\(name): \(observer.calls.count) calls")
                }
                told.insert(name)
            }
        }
        expectEqual(wrong, [])
        let constant: Set = ["UIView.layer", "UIViewController.view"]
        let expected = ["UIView", "UIScrollView", "UIControl", "UILabel", "UIImageView", "UITextField", "UITextView"]
            .flatMap { name in Self.keys(ofClass: name).map { "\(name).\($0)" } }
        expectEqual(Set(expected).subtracting(told).subtracting(constant), [])
    }

    @Test("the change has the values that were asked for, and the context")
    func values() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scrollView.contentSize = CGSize(width: 10, height: 100)
        let observer = Observer()
        let context = UnsafeMutableRawPointer(bitPattern: 16)
        scrollView.addObserver(
            observer,
            forKeyPath: "contentOffset",
            options: [.initial, .new, .old],
            context: context
        )
        scrollView.contentOffset.y = 5
        scrollView.contentOffset.y = 5
        scrollView.alpha = 0.5
        try require(observer.calls.count == 2)
        expect(observer.calls[0].new as? CGPoint == .zero && observer.calls[0].old == nil)
        expect(observer.calls[1].new as? CGPoint == CGPoint(x: 0, y: 5) && observer.calls[1].old as? CGPoint == .zero)
        expectEqual(observer.calls[1].context, context)
        scrollView.removeObserver(observer, forKeyPath: "contentOffset", context: context)
        scrollView.addObserver(observer, forKeyPath: "contentOffset", context: context)
        scrollView.contentOffset.y = 7
        expect(observer.calls.count == 3 && observer.calls[2].new == nil && observer.calls[2].old == nil)
    }

    @Test("a property that is nil is NSNull")
    func missingValues() {
        let label = UILabel()
        let observer = Observer()
        label.addObserver(observer, forKeyPath: "text", options: [.old, .new], context: nil)
        label.text = "A"
        expect(observer.calls.first?.old is NSNull && observer.calls.first?.new as? String == "A")
        label.text = nil
        expect(observer.calls.last?.new is NSNull)
        label.removeObserver(observer, forKeyPath: "text")
    }

    @Test("properties of objects on the way are followed, also when the object changes")
    func paths() {
        let controller = UIViewController()
        let observer = Observer()
        controller.addObserver(observer, forKeyPath: "view.frame", options: .new, context: nil)
        controller.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        expectEqual(observer.calls.last?.new as? CGRect, CGRect(x: 1, y: 2, width: 3, height: 4))

        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)
        second.alpha = 0.25
        view.addObserver(observer, forKeyPath: "superview.alpha", options: .new, context: nil)
        second.addSubview(view)
        expectEqual(observer.calls.last?.new as? CGFloat, 0.25)
        second.alpha = 0.5
        expectEqual(observer.calls.last?.new as? CGFloat, 0.5)
        let count = observer.calls.count
        first.alpha = 0.75
        expectEqual(observer.calls.count, count)
        let third = UIView()
        third.alpha = 0.5
        third.addSubview(view)
        expectEqual(observer.calls.count, count)
        third.alpha = 0.125
        expect(observer.calls.last?.new as? CGFloat == 0.125 && observer.calls.count == count + 1)

        view.addObserver(observer, forKeyPath: "layer.cornerRadius", options: .new, context: nil)
        view.layer.cornerRadius = 4
        expectEqual(observer.calls.last?.new as? CGFloat, 4)
        view.layer.addObserver(observer, forKeyPath: "position", options: .new, context: nil)
        view.center = CGPoint(x: 9, y: 9)
        expectEqual(observer.calls.last?.new as? CGPoint, CGPoint(x: 9, y: 9))
    }

    @Test("an observer may end its observation, or change the property, while it is called")
    func reentrance() {
        let view = UIView()
        let (first, second) = (Observer(), Observer())
        first.whenCalled = { [unowned view, unowned first] in view.removeObserver(first, forKeyPath: "alpha") }
        second.whenCalled = { [unowned view] in if view.alpha > 0.25 { view.alpha = 0.25 } }
        view.addObserver(first, forKeyPath: "alpha", context: nil)
        view.addObserver(second, forKeyPath: "alpha", options: .new, context: nil)
        view.alpha = 0.5
        expectEqual(first.calls.count, 1)
        expectEqual(second.calls.map { $0.new as? CGFloat }, [0.5, 0.25])
    }

    @Test("observers and objects that are gone are forgotten")
    func lifetimes() {
        let view = UIView()
        weak var gone: Observer?
        do {
            let observer = Observer()
            view.addObserver(observer, forKeyPath: "alpha", context: nil)
            gone = observer
        }
        expect(gone == nil)
        view.alpha = 0.5
        let reports = interfaceReports {
            let observer = LeavingObserver(view)
            view.alpha = 0.25
            expectEqual(observer.count, 1)
        }
        expectEqual(reports, [])
        weak var object: UIView?
        let observer = Observer()
        for _ in 0..<1_000 {
            let observed = UIView()
            observed.addObserver(observer, forKeyPath: "frame", context: nil)
            object = observed
        }
        expect(object == nil)
        expect(KeyPathObservers.count < 500)
    }

    @Test("windows and views are not kept alive by those who observe where they are")
    func noCycles() {
        weak var window: UIWindow?
        weak var parent: UIView?
        let (view, observer) = (UIView(), Observer())
        var observation: NSKeyValueObservation?
        do {
            let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let container = UIView()
            shown.addSubview(container)
            container.addSubview(view)
            (window, parent) = (shown, container)
            view.addObserver(observer, forKeyPath: "superview", options: [.old, .new], context: nil)
            view.addObserver(observer, forKeyPath: "window.frame", options: [.old, .new], context: nil)
            observation = view.observe(\.window, options: [.old]) { _, _ in }
            shown.frame.size.width = 20
            expectEqual(observer.calls.count, 1)
            observer.calls = []
        }
        view.removeFromSuperview()
        observer.calls = []
        expect(window == nil && parent == nil)
        observation?.invalidate()
    }

    @Test("what can't be observed is reported, and nothing happens")
    func problems() {
        let (view, observer) = (UIView(), Observer())
        let reports = interfaceReports {
            view.addObserver(observer, forKeyPath: "nothing", context: nil)
            view.addObserver(observer, forKeyPath: "", context: nil)
            view.addObserver(observer, forKeyPath: "layer..", context: nil)
            view.addObserver(NSObject(), forKeyPath: "alpha", context: nil)
            NSObject().addObserver(observer, forKeyPath: "description", context: nil)
            view.removeObserver(observer, forKeyPath: "alpha")
        }
        expectEqual(reports.count, 6)
        let silent = UIView()
        let unhandled = interfaceReports {
            view.addObserver(silent, forKeyPath: "alpha", context: nil)
            view.alpha = 0.5
        }
        expect(unhandled.count == 1 && unhandled.first?.contains("alpha was not handled") == true)
    }

    // MARK: Changes

    private static func keys(ofClass name: String) -> [String] {
        ObservedProperties.all.first { "\($0.owner)" == name }?.keyPaths.keys.sorted() ?? []
    }

    private static func changesOfViews(in window: UIWindow) -> [Change] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let parent = UIView()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scrollView.contentSize = CGSize(width: 10, height: 1_000)
        scrollView.maximumZoomScale = 10_000
        let zooming = Zooming()
        scrollView.delegate = zooming
        scrollView.addSubview(zooming.view)
        return [
            Change(view, "alpha") { $0.alpha /= 2 },
            Change(view, "backgroundColor") { $0.backgroundColor = $0.backgroundColor == .red ? .blue : .red },
            Change(view, "bounds", "frame") { $0.bounds.size.width += 2 },
            Change(view, "center") { $0.center.x += 1 },
            Change(view, "clipsToBounds") { $0.clipsToBounds.toggle() },
            Change(view, "contentMode") { $0.contentMode = $0.contentMode == .top ? .bottom : .top },
            Change(view, "isHidden", "hidden") { $0.isHidden.toggle() },
            Change(view, "isUserInteractionEnabled", "userInteractionEnabled") { $0.isUserInteractionEnabled.toggle() },
            Change(view, "layoutMargins") { $0.layoutMargins.left += 1 },
            Change(view, "superview") { $0.superview == nil ? parent.addSubview($0) : $0.removeFromSuperview() },
            Change(view, "window") { $0.window == nil ? window.addSubview($0) : $0.removeFromSuperview() },
            Change(view, "tintColor") { $0.tintColor = $0.tintColor == .red ? .blue : .red },
            Change(view, "transform") { $0.transform = $0.transform.rotated(by: 1) },
            Change(safeAreaView(in: window), "safeAreaInsets") { _ in
                window.rootViewController?.additionalSafeAreaInsets.left += 1
                window.layoutIfNeeded()
            },
            Change(scrollView, "contentInset", "adjustedContentInset") { $0.contentInset.top += 1 },
            Change(scrollView, "contentOffset") { $0.contentOffset.y += 1 },
            Change(scrollView, "contentSize") { $0.contentSize.height += 1 },
            Change(scrollView, "isScrollEnabled", "scrollEnabled") { $0.isScrollEnabled.toggle() },
            Change(scrollView, "zoomScale") { scrollView in
                withExtendedLifetime(zooming) { scrollView.zoomScale += 1 }
            },
            Change(view.layer, "cornerRadius") { $0.cornerRadius += 1 },
            Change(view.layer, "opacity") { $0.opacity = $0.opacity == 1 ? 0.5 : 1 },
            Change(view.layer, "position") { $0.position.x += 1 },
        ]
    }

    private static func safeAreaView(in window: UIWindow) -> UIView {
        let view: UIView = window.rootViewController?.view ?? UIView()
        window.isHidden = false
        window.layoutIfNeeded()
        return view
    }

    private static func changesOfTexts(in window: UIWindow) -> [Change] {
        var count = 0
        let next = { () -> String in
            count += 1
            return "text \(count)"
        }
        return [
            Change(UILabel(), "text", "attributedText") { $0.text = next() },
            Change(UILabel(), "font") { $0.font = .systemFont(ofSize: $0.font.pointSize + 1) },
            Change(UILabel(), "isHighlighted", "highlighted") { $0.isHighlighted.toggle() },
            Change(UILabel(), "numberOfLines") { $0.numberOfLines += 1 },
            Change(UILabel(), "textAlignment") { $0.textAlignment = $0.textAlignment == .center ? .right : .center },
            Change(UILabel(), "textColor") { $0.textColor = $0.textColor == .red ? .blue : .red },
            Change(UITextField(), "text", "attributedText") { $0.text = next() },
            Change(UITextField(), "font") { $0.font = .systemFont(ofSize: ($0.font?.pointSize ?? 17) + 1) },
            Change(UITextField(), "placeholder", "attributedPlaceholder") { $0.placeholder = next() },
            Change(UITextField(), "textAlignment") {
                $0.textAlignment = $0.textAlignment == .center ? .right : .center
            },
            Change(UITextField(), "textColor") { $0.textColor = $0.textColor == .red ? .blue : .red },
            Change(editedField(in: window), "selectedTextRange") { field in
                let moved =
                    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 1
                let start = field.position(from: field.beginningOfDocument, offset: moved ? 2 : 1)
                field.selectedTextRange = start.flatMap { field.textRange(from: $0, to: $0) }
            },
            Change(UITextView(), "text", "attributedText") { $0.text = next() },
            Change(UITextView(), "font") { $0.font = .systemFont(ofSize: ($0.font?.pointSize ?? 17) + 1) },
            Change(UITextView(), "textAlignment") { $0.textAlignment = $0.textAlignment == .center ? .right : .center },
            Change(UITextView(), "textColor") { $0.textColor = $0.textColor == .red ? .blue : .red },
            Change(UITextView(), "textContainerInset") { $0.textContainerInset.top += 1 },
            Change(textView(), "selectedRange", "selectedTextRange") {
                $0.selectedRange = NSRange(location: $0.selectedRange.location == 1 ? 2 : 1, length: 0)
            },
        ]
    }

    private static func editedField(in window: UIWindow) -> UITextField {
        let field = UITextField()
        field.text = "some text"
        window.addSubview(field)
        field.becomeFirstResponder()
        return field
    }

    private static func textView() -> UITextView {
        let view = UITextView()
        view.text = "some text"
        return view
    }

    private static func changesOfControls() -> [Change] {
        let pages = UIPageControl()
        pages.numberOfPages = 10_000
        let segments = UISegmentedControl(items: ["A", "B"])
        let slider = UISlider()
        slider.maximumValue = 10_000
        return [
            Change(UIControl(), "isEnabled", "enabled") { $0.isEnabled.toggle() },
            Change(UIControl(), "isHighlighted", "highlighted") { $0.isHighlighted.toggle() },
            Change(UIControl(), "isSelected", "selected") { $0.isSelected.toggle() },
            Change(UIButton(type: .system), "isEnabled", "enabled") { $0.isEnabled.toggle() },
            Change(UIButton(type: .custom), "isHighlighted") { $0.isHighlighted.toggle() },
            Change(UIButton(configuration: .filled()), "isSelected") { $0.isSelected.toggle() },
            Change(UIImageView(), "image") { $0.image = $0.image == nil ? UIImage() : nil },
            Change(UIImageView(), "isHighlighted", "highlighted") { $0.isHighlighted.toggle() },
            Change(pages, "currentPage") { $0.currentPage += 1 },
            Change(pages, "numberOfPages") { $0.numberOfPages += 1 },
            Change(segments, "selectedSegmentIndex") { $0.selectedSegmentIndex = $0.selectedSegmentIndex == 1 ? 0 : 1 },
            Change(slider, "value") { $0.value += 1 },
            Change(UIStepper(), "value") { $0.value += 1 },
            Change(UISwitch(), "isOn", "on") { $0.isOn.toggle() },
            Change(UIProgressView(), "progress") { $0.progress = $0.progress == 0.5 ? 1 : 0.5 },
            Change(UIDatePicker(), "date") { $0.date += 86_400 },
            Change(UIRefreshControl(), "isRefreshing", "refreshing") {
                $0.isRefreshing ? $0.endRefreshing() : $0.beginRefreshing()
            },
        ]
    }
}

private final class Zooming: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
