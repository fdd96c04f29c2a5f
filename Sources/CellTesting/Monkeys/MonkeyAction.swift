import CellParts
import DeclarativeCollections
import PortableUIKit
import ScreenHosting

/// One action of a monkey.
enum MonkeyAction: Equatable, Sendable {
    case tap(CGPoint)
    case doubleTap(CGPoint)
    case press(CGPoint)
    case drag(CGPoint, CGPoint)
    case flick(CGPoint, CGPoint)
    case type(String)
    case deleteBackward
    case chooseMenuItem(String)
    case rotate(ScreenOrientation)
    case textSize(UIContentSizeCategory)
    case appearance(UIUserInterfaceStyle)
    case direction(UITraitEnvironmentLayoutDirection)
    case apply(Int)
    case wait(TimeInterval)
    /// A tap on the only element of a kind with a name: what a tap on a point is printed as.
    case tapElement(ScreenElementType, String)
}

extension MonkeyAction {
    /// Performs the action on a screen.
    @MainActor
    func perform(on app: ScreenTest, states: [CollectionViewState]) {
        switch self {
        case .tap(let point): app.tap(at: point)
        case .doubleTap(let point): app.doubleTap(at: point)
        case .press(let point): app.press(at: point, forDuration: 0.6)
        case .drag(let start, let end): app.drag(from: start, to: end)
        case .flick(let start, let end):
            // Not waited for either: a finger stops a list that moves, or turns it.
            app.host.flick(from: start, to: end)
        case .type(let text):
            app.host.typeText(text)
            app.finishAction()
        case .deleteBackward:
            app.host.deleteBackward()
            app.finishAction()
        case .chooseMenuItem(let title):
            app.host.contextMenu?.performAction(titled: title)
            app.finishAction()
        case .rotate(let orientation): app.orientation = orientation
        case .textSize(let size): app.textSize = size
        case .appearance(let style): app.appearance = style
        case .direction(let direction): app.layoutDirection = direction
        case .apply(let index):
            // Not waited for, so that the next action meets the animation.
            (app.viewController as? CellScreenViewController)?.apply(states[index], animated: true)
            app.host.layout()
        case .wait(let seconds): app.advance(by: seconds)
        case .tapElement(let type, let name):
            let query = app.descendants(matching: type)
            if let node = query.named(name, at: app.site).choose(query.matching(identifier: name).nodes),
                let point = HitPoint(of: node, in: app.host.window).point
            {
                app.tap(at: point)
            }
        }
    }

    /// The action as a line of Swift.
    var swift: String {
        switch self {
        case .tap(let point): "app.tap(at: \(Self.swift(point)))"
        case .doubleTap(let point): "app.doubleTap(at: \(Self.swift(point)))"
        case .press(let point): "app.press(at: \(Self.swift(point)), forDuration: 0.6)"
        case .drag(let start, let end): "app.drag(from: \(Self.swift(start)), to: \(Self.swift(end)))"
        case .flick(let start, let end): "app.host.flick(from: \(Self.swift(start)), to: \(Self.swift(end)))"
        case .type(let text): "app.typeText(\(Self.swift(text)))"
        case .deleteBackward: "app.keys[\"delete\"].tap()"
        case .chooseMenuItem(let title): "app.menuItems[\(Self.swift(title))].tap()"
        case .rotate(let orientation): "app.orientation = .\(orientation.rawValue)"
        case .textSize(let size): "app.textSize = .\(Self.swift(size))"
        case .appearance(let style): "app.appearance = \(style == .dark ? ".dark" : ".light")"
        case .direction(let direction):
            "app.layoutDirection = \(direction == .rightToLeft ? ".rightToLeft" : ".leftToRight")"
        case .apply(let index): "app.apply(states[\(index)], animated: true)"
        case .wait(let seconds): "app.advance(by: \(seconds))"
        case .tapElement(let type, let name): "app.\(type.queryName)[\(Self.swift(name))].tap()"
        }
    }

    private static func swift(_ point: CGPoint) -> String {
        "CGPoint(x: \(LayoutNode.number(point.x)), y: \(LayoutNode.number(point.y)))"
    }

    private static func swift(_ text: String) -> String { text.debugDescription }

    private static func swift(_ size: UIContentSizeCategory) -> String {
        MonkeySource.textSizes.first { $0.size == size }?.name ?? "large"
    }
}
