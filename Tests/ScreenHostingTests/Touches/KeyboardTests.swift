import Expectations
import PortableUIKit
import ScreenHosting
import Testing

/// The keyboard of a screen, as UIKit announces it.
@MainActor
@Suite("Keyboard", .enabled(if: ScreenHost.sendsTouches))
struct KeyboardTests {
    private final class Form: UIViewController {
        let name = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 40))
        let city = UITextField(frame: CGRect(x: 16, y: 160, width: 200, height: 40))
        let bar = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()

            bar.translatesAutoresizingMaskIntoConstraints = false
            for subview in [name, city, bar] { view.addSubview(subview) }
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 50),
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
        }
    }

    /// The notifications of the keyboard of a screen, with the frames at their end.
    @MainActor
    private final class Log {
        var entries: [String] = []
        nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

        init(host: ScreenHost) {
            let names: [NSNotification.Name] = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            ]
            tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: host.window.screen, queue: nil) {
                    [weak self] note in
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    let text = name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                        .replacingOccurrences(of: "Notification", with: "")
                    MainActor.assumeIsolated { self?.entries.append("\(text) \(Int(end?.minY ?? -1))") }
                }
            }
        }

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

        func take() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    private func configuration(hasHardwareKeyboard: Bool = false) -> ScreenConfiguration {
        var configuration = ScreenConfiguration(
            size: CGSize(width: 393, height: 852),
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        )
        configuration.hasHardwareKeyboard = hasHardwareKeyboard
        return configuration
    }

    @Test("it is announced with its frames, stays between fields, and goes when editing ends")
    func notifications() {
        let form = Form()
        let host = ScreenHost(form, configuration: configuration())
        host.layout()
        let log = Log(host: host)
        expectEqual(form.bar.frame.maxY, 818)
        form.name.becomeFirstResponder()
        expectEqual(log.take(), ["WillChangeFrame 516", "WillShow 516"])
        host.advance(by: 0.1)
        let halfway = form.bar.layer.presentation()?.frame.maxY ?? 0
        expect(halfway < 818 && halfway > 516, "\(halfway)")
        host.advance(by: 0.3)
        expectEqual(log.take(), ["DidChangeFrame 516", "DidShow 516"])
        expectEqual(form.bar.frame.maxY, 516)
        form.city.becomeFirstResponder()
        host.advance(by: 0.5)
        expect(log.take().isEmpty && form.bar.frame.maxY == 516)
        form.view.endEditing(true)
        host.layout()
        expectEqual(log.take(), ["WillChangeFrame 852", "WillHide 852"])
        host.advance(by: 0.5)
        expectEqual(log.take(), ["DidChangeFrame 852", "DidHide 852"])
        expectEqual(form.bar.frame.maxY, 818)
    }

    @Test("with a hardware keyboard nothing covers the screen; taking it away shows the other one")
    func hardware() {
        let form = Form()
        let host = ScreenHost(form, configuration: configuration(hasHardwareKeyboard: true))
        host.layout()
        let log = Log(host: host)
        form.name.becomeFirstResponder()
        host.advance(by: 0.5)
        expect(log.take().isEmpty && form.bar.frame.maxY == 818)
        host.configuration.hasHardwareKeyboard = false
        host.advance(by: 0.5)
        expectEqual(form.bar.frame.maxY, 516)
    }

    @Test("what changes while it moves is announced once, and observers may end editing")
    func interruptions() {
        let form = Form()
        let host = ScreenHost(form, configuration: configuration())
        host.layout()
        let log = Log(host: host)
        form.name.becomeFirstResponder()
        form.name.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        form.name.reloadInputViews()
        host.advance(by: 1)
        let shown = ["WillChangeFrame 516", "WillShow 516", "WillChangeFrame 472", "DidChangeFrame 472", "DidShow 472"]
        expectEqual(log.take(), shown)
        // A height that is none counts as zero, and is announced once.
        form.name.inputAccessoryView?.frame.size.height = .nan
        for _ in 0..<3 { host.advance(by: 1) }
        expectEqual(log.take(), ["WillChangeFrame 516", "DidChangeFrame 516"])
        form.view.endEditing(true)
        host.advance(by: 1)
        _ = log.take()
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification,
            object: host.window.screen,
            queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                form.view.endEditing(true)
                host.layout()
            }
        }
        form.name.becomeFirstResponder()
        host.advance(by: 1)
        NotificationCenter.default.removeObserver(observer)
        let ended = ["WillChangeFrame 516", "WillChangeFrame 852", "WillHide 852", "DidChangeFrame 852", "DidHide 852"]
        // Observers are called in any order, so the log may have the outer notification after those that it caused.
        expectEqual(log.take().sorted(), ended.sorted())
        expect(form.bar.frame.maxY == 818 && !form.name.isFirstResponder)
    }

    @Test("a screen that goes while its keyboard moves ends without it", arguments: [false, true])
    func end(isDismissed: Bool) {
        weak var form: Form?
        weak var window: UIWindow?
        autoreleasepool {
            let shown = Form()
            let host = ScreenHost(shown, configuration: configuration())
            host.layout()
            (form, window) = (shown, host.window)
            shown.name.becomeFirstResponder()
            if isDismissed { shown.view.endEditing(true) }
            host.advance(by: 0.1)
        }
        expect(form == nil && window == nil)
    }

    @Test(
        "its height is that of the device",
        arguments: [
            (CGSize(width: 375, height: 667), 0, 260), (CGSize(width: 393, height: 852), 34, 336),
            (CGSize(width: 430, height: 932), 34, 346), (CGSize(width: 852, height: 393), 21, 209),
            (CGSize(width: 820, height: 1_180), 20, 337), (CGSize(width: 1_024, height: 768), 0, 398),
        ] as [(CGSize, CGFloat, CGFloat)]
    )
    func heights(size: CGSize, bottom: CGFloat, height: CGFloat) {
        let form = Form()
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
        let host = ScreenHost(form, configuration: ScreenConfiguration(size: size, safeAreaInsets: insets))
        host.layout()
        form.name.becomeFirstResponder()
        host.advance(by: 0.5)
        expect(abs(form.bar.frame.maxY - (size.height - height)) < 0.01)
    }

    @Test("a view with a height of its own takes its place, one above it makes it higher")
    func inputViews() {
        let form = Form()
        let host = ScreenHost(form, configuration: configuration())
        host.layout()
        form.name.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        form.city.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        form.name.becomeFirstResponder()
        host.advance(by: 0.5)
        expect(abs(form.bar.frame.maxY - (852 - 336 - 44)) < 0.01)
        form.city.becomeFirstResponder()
        host.advance(by: 0.5)
        expect(abs(form.bar.frame.maxY - (852 - 200)) < 0.01)
        form.city.removeFromSuperview()
        host.advance(by: 0.5)
        expectEqual(form.bar.frame.maxY, 818)
    }
}
