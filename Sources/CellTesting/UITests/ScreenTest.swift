import CellParts
import DeclarativeCollections
import PortableUIKit
import ScreenHosting

/// A screen under test, with the words of XCUITest.
///
/// ```swift
/// let app = ScreenTest(SettingsViewController(), on: .iPhone16)
/// app.switches["Invitations"].tap()
/// app.cells["country"].tap().assert(detail: "Россия")
/// ```
///
/// It runs in the process of the test, on a clock of its own: nothing waits, and a test takes milliseconds. Each screen
/// has its own window and traits; tests share no state. A query that finds nothing is a failure of the test that prints
/// the elements of the screen and marks those with similar names.
@MainActor
public final class ScreenTest: ScreenElementQueryProvider {
    /// The window with the screen.
    public let host: ScreenHost

    /// Makes another screen like this one; nil if the screen cannot be made.
    let makeHost: @MainActor () throws -> ScreenHost
    /// The device in portrait.
    let device: ScreenConfiguration
    let site: TestReporter
    var currentOrientation = ScreenOrientation.portrait
    /// The recording for the case that the test fails.
    private let recorder: ScreenRecorder?

    /// The number of seconds for which actions wait until nothing moves.
    static let actionLimit: TimeInterval = 5

    /// Creates a test of a screen: of a view controller, a view, a state, an item or a header.
    ///
    /// - Parameters:
    ///   - value: What is shown. It is an autoclosure because monkeys make the screen again for each attempt.
    ///   - device: The simulated device.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public init<Value: SnapshotScreenConvertible>(
        _ value: @autoclosure @escaping @MainActor () -> Value,
        on device: ScreenConfiguration = .iPhone16,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        self.device = device
        makeHost = {
            try ScreenHost.checkInstallation()
            let screen = try value().makeSnapshotScreen()
            let host = ScreenHost(screen.viewController, configuration: device)
            // Lays out a view that has no size of its own.
            _ = screen.contentHeight?()
            host.settle(within: Self.actionLimit)
            return host
        }
        do {
            host = try makeHost()
        } catch {
            site.fail("The screen cannot be made: \(error)", attachments: [])
            host = ScreenHost(UIViewController(), configuration: device)
        }
        recorder = FailureRecordings.recorder(of: host)
    }

    /// Shows the screen again as it was first: from the same expression, in a new window.
    init(restarting app: ScreenTest) throws {
        makeHost = app.makeHost
        device = app.device
        site = app.site
        host = try app.makeHost()
        recorder = nil
    }

    /// The view controller on the screen; where a state, an item or a view is shown, the one that shows it.
    public var viewController: UIViewController { host.viewController }

    /// The collection view driver of a screen that shows a state; nil on other screens.
    public var driver: CollectionViewDriver? { (viewController as? CellScreenViewController)?.driver }

    /// Shows another state, on a screen that shows a state or is a `CellScreenViewController`.
    public func apply(
        _ state: CollectionViewState,
        animated: Bool = false,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        guard let controller = viewController as? CellScreenViewController else {
            let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
            site.fail(
                "\(type(of: viewController)) shows no state: it is not a CellScreenViewController",
                attachments: []
            )
            return
        }
        controller.apply(state, animated: animated)
        finishAction()
    }

    // MARK: Elements

    /// The elements of a kind, at any depth.
    public func descendants(matching type: ScreenElementType) -> ScreenElementQuery {
        ScreenElementQuery(app: self, type: type, name: nil, path: "app." + type.queryName, site: site) { root in
            root.descendants.filter { type.includes($0.type) }
        }
    }

    /// The direct children of the window.
    public func children(matching type: ScreenElementType) -> ScreenElementQuery {
        let path = "app.children(matching: .\(type.rawValue))"
        return ScreenElementQuery(app: self, type: type, name: nil, path: path, site: site) { root in
            root.children.filter { type.includes($0.type) }
        }
    }

    /// The elements of the screen as text, one line for each.
    public var elementTree: String { TreeDescription(tree.root).text }

    var tree: ElementTree {
        host.layout()
        return ElementTree(of: host)
    }

    /// Waits for the effects of an action.
    func finishAction() {
        host.settle(within: Self.actionLimit)
    }
}
