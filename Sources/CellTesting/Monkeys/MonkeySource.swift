import PortableUIKit
import ScreenHosting
import SeededRandom

/// Chooses random actions that make sense on a screen.
@MainActor
struct MonkeySource {
    private var random: SeededGenerator
    private let stateCount: Int

    init(seed: UInt64, stateCount: Int) {
        random = SeededGenerator(seed: seed)
        self.stateCount = stateCount
    }

    nonisolated static let textSizes: [(name: String, size: UIContentSizeCategory)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
        ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    private static let texts = [
        "a", "Ж", "7", " ", "\n", "é", "👩‍👩‍👧", "שלום", "\"\\", "-1", "2.5", "The quick brown fox jumps over the lazy dog",
    ]

    /// What a monkey does and how often.
    private enum Kind: CaseIterable {
        case tap, control, flick, drag, type, press, doubleTap, rotate, textSize, appearance, direction, apply, wait

        var weight: Int {
            switch self {
            case .tap: 22
            case .control: 22
            case .flick: 14
            case .drag: 8
            case .type: 10
            case .apply: 8
            case .press, .textSize, .wait: 4
            case .doubleTap, .rotate: 3
            case .appearance, .direction: 1
            }
        }
    }

    /// Returns the next action.
    mutating func next(on app: ScreenTest) -> MonkeyAction {
        let window = app.host.window
        if let menu = app.host.contextMenu, let item = menu.elements.randomElement(using: &random), chance(2) {
            return .chooseMenuItem(item.title)
        }
        switch kind() {
        case .tap: return .tap(point(in: window.bounds))
        case .control: return .tap(control(in: window) ?? point(in: window.bounds))
        case .flick: return .flick(point(in: window.bounds), point(in: window.bounds))
        case .drag: return .drag(point(in: window.bounds), point(in: window.bounds))
        case .press: return .press(point(in: window.bounds))
        case .doubleTap: return .doubleTap(point(in: window.bounds))
        case .type:
            guard KeyboardElements.firstResponder(in: window) is any UIKeyInput else {
                return .tap(control(in: window) ?? point(in: window.bounds))
            }
            return chance(4) ? .deleteBackward : .type(Self.texts.randomElement(using: &random) ?? "a")
        case .rotate: return .rotate(ScreenOrientation.allCases.randomElement(using: &random) ?? .portrait)
        case .textSize: return .textSize(Self.textSizes.randomElement(using: &random)?.size ?? .large)
        case .appearance: return .appearance(chance(2) ? .dark : .light)
        case .direction: return .direction(chance(2) ? .rightToLeft : .leftToRight)
        case .apply where stateCount > 0: return .apply(Int.random(in: 0..<stateCount, using: &random))
        case .apply, .wait: return .wait([0.1, 0.5, 2].randomElement(using: &random) ?? 1)
        }
    }

    private mutating func kind() -> Kind {
        let total = Kind.allCases.reduce(0) { $0 + $1.weight }
        var number = Int.random(in: 0..<total, using: &random)
        for kind in Kind.allCases {
            number -= kind.weight
            if number < 0 { return kind }
        }
        return .tap
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    /// A point on whole numbers, so that it is short in Swift.
    private mutating func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: CGFloat(Int.random(in: Int(rect.minX)...max(Int(rect.minX), Int(rect.maxX) - 1), using: &random)),
            y: CGFloat(Int.random(in: Int(rect.minY)...max(Int(rect.minY), Int(rect.maxY) - 1), using: &random))
        )
    }

    /// The center of a random control or row on the screen.
    private mutating func control(in window: UIWindow) -> CGPoint? {
        var targets: [CGPoint] = []
        func add(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
            if view is UIControl || view is UICollectionViewCell || view is UITableViewCell || view is UITextView {
                let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
                if window.bounds.contains(center) {
                    targets.append(CGPoint(x: center.x.rounded(.down), y: center.y.rounded(.down)))
                }
            }
            for subview in view.subviews { add(subview) }
        }
        add(window)
        return targets.randomElement(using: &random)
    }
}
