import Expectations
import Foundation
import Testing

@testable import HeadlessGraphics
@_spi(Host) @testable import HeadlessUIKit

/// What projects that were begun long ago use.
@MainActor @Suite("Old names and their new meanings")
struct OldNamesTests {
    @Test("the old styles of activity indicators have their size and color")
    func activityIndicators() {
        let styles: [UIActivityIndicatorView.Style] = [.whiteLarge, .white, .gray]
        let indicators = styles.map(UIActivityIndicatorView.init(style:))
        expectEqual(indicators.map(\.intrinsicContentSize.width), [37, 20, 20])
        expectEqual(indicators.map(\.color), [.white, .white, .systemGray])
        expectEqual(styles.map(\.rawValue), [0, 1, 2])
        indicators[0].style = .medium
        expectEqual(indicators[0].color, .systemGray)
        let own = UIActivityIndicatorView(style: .medium)
        own.color = .red
        own.style = .large
        expectEqual(own.color, .red)
    }

    @Test("colors, keyboards and separators are those of the new names")
    func values() {
        expectEqual(UIColor.groupTableViewBackground, .systemGroupedBackground)
        expectEqual(UIKeyboardType.alphabet, .asciiCapable)
        expectEqual(UIKeyboardAppearance.alert, .dark)
        let table = UITableView()
        table.separatorStyle = .singleLineEtched
        expectEqual(table.separatorStyle.rawValue, 2)
    }

    @Test("traits of text input are kept by fields and text views, and are the system's elsewhere")
    func textInputTraits() {
        final class Other: NSObject, UITextInputTraits {}
        let rules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        for input in [UITextField(), UITextView()] as [any UITextInputTraits] {
            input.smartDashesType = .no
            input.smartQuotesType = .yes
            input.smartInsertDeleteType = .no
            input.passwordRules = rules
            expectEqual(input.smartDashesType, .no)
            expectEqual(input.smartQuotesType, .yes)
            expectEqual(input.smartInsertDeleteType, .no)
            expectEqual(input.passwordRules?.passwordRulesDescriptor, "minlength: 8;")
        }
        let other = Other()
        other.smartDashesType = .no
        expectEqual(other.smartDashesType, .default)
        expectEqual(other.smartQuotesType, .default)
        expectEqual(other.smartInsertDeleteType, .default)
        expectEqual(other.passwordRules, nil)
        expectEqual(UIView().textInputMode?.primaryLanguage, Locale.preferredLanguages.first)
    }

    @Test("a table posts a notification when the user selects or deselects a row")
    func selection() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let window = makeWindow()
        let table = UITableView(frame: window.bounds)
        let source = Source()
        table.dataSource = source
        window.addSubview(table)
        window.hostLayout()
        nonisolated(unsafe) var posts = 0
        let name = UITableView.selectionDidChangeNotification
        let observer = NotificationCenter.default.addObserver(forName: name, object: table, queue: nil) { _ in
            posts += 1
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        expectEqual(posts, 0)
        let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
        window.hostTouchDown(at: CGPoint(x: row.midX, y: row.midY))
        window.hostTouchUp()
        expect(posts > 0)
        withExtendedLifetime(source) {}
    }

    @Test("a context converts between its space and the initial one")
    func contexts() {
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 4)
        expectEqual(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)), CGPoint(x: 12, y: 24))
        expectEqual(context.convertToUserSpace(CGPoint(x: 12, y: 24)), CGPoint(x: 1, y: 1))
        expectEqual(context.convertToDeviceSpace(CGSize(width: 1, height: 1)), CGSize(width: 2, height: 4))
        expectEqual(context.convertToUserSpace(CGSize(width: 2, height: 4)), CGSize(width: 1, height: 1))
        let rect = CGRect(x: 1, y: 1, width: 2, height: 2)
        expectEqual(context.convertToDeviceSpace(rect), CGRect(x: 12, y: 24, width: 4, height: 8))
        expectEqual(context.convertToUserSpace(context.convertToDeviceSpace(rect)), rect)
        expectEqual(context.userSpaceToDeviceSpaceTransform, context.ctm)
        context.restoreGState()
        context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
        let cyan = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
        expectEqual(context.state.fillColor, cyan.rgba)
        context.setStrokeColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
        expectEqual(context.state.strokeColor, cyan.rgba)
    }

    @Test(
        "a presented view turns into its place, or slides there",
        arguments: [UIModalTransitionStyle.flipHorizontal, .partialCurl]
    )
    func transitions(style: UIModalTransitionStyle) {
        let window = makeWindow()
        let root = UIViewController()
        window.rootViewController = root
        window.hostLayout()
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        presented.modalTransitionStyle = style
        root.present(presented, animated: true)
        window.clock.advance(by: 0.1)
        let layer = presented.view.layer.presentation()
        let isMoving = layer.map { !$0.affineTransform().isIdentity } ?? false
        expect(isMoving)
        window.clock.advance(by: 2)
        expect(presented.view.transform.isIdentity)
    }
}
