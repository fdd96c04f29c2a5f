import Foundation

/// How content looks at an edge of a scroll view, below bars without backgrounds.
@available(iOS 26, *)
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// The ways in which content ends at an edge.
    @preconcurrency @MainActor open class Style: NSObject {
        private let name: String

        private init(_ name: String) {
            self.name = name
            super.init()
        }

        private static let automaticStyle = Style("automatic")
        private static let softStyle = Style("soft")
        private static let hardStyle = Style("hard")

        /// What suits the bar: soft here.
        open class var automatic: UIScrollEdgeEffect.Style { automaticStyle }
        /// Content fades out.
        open class var soft: UIScrollEdgeEffect.Style { softStyle }
        /// Content is covered by a material that ends with a line.
        open class var hard: UIScrollEdgeEffect.Style { hardStyle }

        /// The name of the style.
        nonisolated open override var description: String { name }
    }

    private let didChange: () -> Void

    init(didChange: @escaping () -> Void) {
        self.didChange = didChange
        super.init()
    }

    /// How content ends at the edge.
    open var style = UIScrollEdgeEffect.Style.automatic {
        didSet { if style !== oldValue { didChange() } }
    }

    /// Whether content stays as it is at the edge.
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange() } }
    }

    /// What a bar in front of the edge shows.
    final var shown: ShownScrollEdge { isHidden ? .none : style === Style.hard ? .hard : .soft }
}

/// What a bar shows in front of the edge of content.
enum ShownScrollEdge {
    case none
    case soft
    case hard
}

/// The effects at the edges of a scroll view; created when one is asked for.
@MainActor final class ScrollEdgeEffects {
    let top: UIScrollEdgeEffect
    let left: UIScrollEdgeEffect
    let bottom: UIScrollEdgeEffect
    let right: UIScrollEdgeEffect
    private let observers: Observers

    /// Who is told of changes.
    @MainActor private final class Observers {
        var calls: [() -> Void] = []

        func tell() {
            for call in calls { call() }
        }
    }

    init(didChange: @escaping () -> Void) {
        let observers = Observers()
        observers.calls = [didChange]
        self.observers = observers
        top = UIScrollEdgeEffect { observers.tell() }
        left = UIScrollEdgeEffect { observers.tell() }
        bottom = UIScrollEdgeEffect { observers.tell() }
        right = UIScrollEdgeEffect { observers.tell() }
    }

    func addObserver(_ call: @escaping () -> Void) {
        observers.calls.append(call)
    }
}

extension UIScrollView {
    /// How content looks at the top, below a navigation bar.
    @available(iOS 26, *)
    public final var topEdgeEffect: UIScrollEdgeEffect { ensuredEdgeEffects.top }

    /// How content looks at the left. No effect here: no bar lies there.
    @available(iOS 26, *)
    public final var leftEdgeEffect: UIScrollEdgeEffect { ensuredEdgeEffects.left }

    /// How content looks at the bottom, below a toolbar or a tab bar.
    @available(iOS 26, *)
    public final var bottomEdgeEffect: UIScrollEdgeEffect { ensuredEdgeEffects.bottom }

    /// How content looks at the right. No effect here: no bar lies there.
    @available(iOS 26, *)
    public final var rightEdgeEffect: UIScrollEdgeEffect { ensuredEdgeEffects.right }

    final var ensuredEdgeEffects: ScrollEdgeEffects {
        if let edgeEffects { return edgeEffects }
        let made = ScrollEdgeEffects { [weak self] in
            self?.observer?.contentDidScroll()
            self?.bottomObserver?.contentDidScroll()
        }
        edgeEffects = made
        return made
    }

    /// What a bar shows in front of the top edge, and in front of the bottom one.
    final var shownTopEdge: ShownScrollEdge { edgeEffects?.top.shown ?? .soft }
    final var shownBottomEdge: ShownScrollEdge { edgeEffects?.bottom.shown ?? .soft }
}
