import ContainerCells
import DeclarativeCollections
import PortableUIKit
import ScreenHosting

/// Looks at the rows of a screen, each once, as they are scrolled into sight.
@MainActor
struct ScreenAuditor {
    let host: ScreenHost
    let root: UIView
    let kinds: Set<AuditKind>
    private let names: TokenNames?

    private var findings: [AuditFinding] = []
    private var spoken: [SpokenElement] = []
    private var seen: Set<String> = []
    private var lines: [AuditedLine] = []

    init(host: ScreenHost, root: UIView, kinds: Set<AuditKind>, names: TokenNames? = nil) {
        self.names = names
        self.host = host
        self.root = root
        self.kinds = kinds
    }

    /// Looks at the elements of a list that are in sight and were not before.
    mutating func audit(_ elements: [LaidOutElement]) {
        let surfaces = elements.filter { $0.role == .other }.map(\.frame)
        let new = elements.filter { element in
            guard element.role != .other, let list = element.list else { return false }
            let visible = list.bounds.inset(by: list.adjustedContentInset)
            let isWhole = element.frame.minY >= visible.minY - 0.5 && element.frame.maxY <= visible.maxY + 0.5
            // What fits is seen as a whole at one of the steps of a walk.
            return isWhole || element.frame.height > visible.height
        }
        .filter { seen.insert("\($0.role) \($0.pointer)").inserted }
        let pixels = kinds.contains(.contrast) && !new.isEmpty ? TextPixels(host: host, root: root) : nil
        for element in new { look(at: element, surfaces: surfaces, pixels: pixels) }
    }

    /// Looks at what is beside the lists.
    mutating func auditScreen() {
        if root is UICollectionView || root is UITableView { return }
        let element = LaidOutElement(role: .screen, indexPath: nil, view: root, frame: root.bounds, list: nil)
        let pixels = kinds.contains(.contrast) ? TextPixels(host: host, root: root) : nil
        look(at: element, pixels: pixels)
    }

    /// Returns all problems from top to bottom.
    mutating func finish() -> [AuditFinding] {
        findings += AuditedLine.findings(in: lines)
        if kinds.contains(.repeatedLabel) { findings += SpokenElement.repetitions(in: spoken) }
        return findings.enumerated().sorted {
            ($0.element.frame.minY, $0.element.frame.minX, $0.offset)
                < ($1.element.frame.minY, $1.element.frame.minX, $1.offset)
        }
        .map(\.element)
    }

    private mutating func look(at element: LaidOutElement, surfaces: [CGRect] = [], pixels: TextPixels?) {
        let audited = AuditedElement(element, root: root)
        findings += audited.geometry(kinds: kinds, screen: root.bounds, scale: host.configuration.scale)
        if !kinds.isDisjoint(with: [.cutText, .overlap, .brokenWord]) { findings += audited.texts(kinds: kinds) }
        if kinds.contains(.touchTarget) { findings += audited.touchTargets(in: host.window) }
        let own = audited.spokenElements()
        spoken += own
        if kinds.contains(.missingLabel) { findings += audited.silences(own) }
        if kinds.contains(.inoperable) { findings += audited.inoperableControls() }
        if kinds.contains(.readingOrder) { findings += audited.readingOrder(own) }
        if let pixels { findings += audited.contrasts(pixels, names) + audited.graphicContrasts(pixels, names) }
        if kinds.contains(.edge) { findings += audited.edges(surfaces) }
        if kinds.contains(.alignment), let line = audited.line { lines.append(line) }
        if kinds.contains(.size) { findings += audited.sizeProblems() }
    }
}

/// An element with its views.
@MainActor
struct AuditedElement {
    let element: LaidOutElement
    let root: UIView

    init(_ element: LaidOutElement, root: UIView) {
        self.element = element
        self.root = root
    }

    /// The views that are seen, from back to front, without lists, which have elements of their own.
    var views: [UIView] {
        Self.views(in: element.view)
    }

    private static func views(in view: UIView) -> [UIView] {
        view.subviews.filter { $0.isShown && !($0 is SpacingOverlayView) }.flatMap { subview -> [UIView] in
            if subview is UICollectionView || subview is UITableView { return [] }
            return [subview] + views(in: subview)
        }
    }

    /// The labels with a text.
    var labels: [UILabel] {
        views.compactMap { $0 as? UILabel }.filter { $0.shownText != nil }
    }

    /// The frame of a view, in the content of the list or in the view of the screen.
    func frame(of view: UIView) -> CGRect {
        frame(view.convert(view.bounds, to: element.view))
    }

    /// A rectangle of the element, in the content of the list or in the view of the screen.
    func frame(_ rect: CGRect) -> CGRect {
        element.role == .screen ? rect : rect.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
    }

    func finding(_ kind: AuditKind, _ view: UIView, _ problem: String) -> AuditFinding {
        finding(kind, name: view.auditName, frame: frame(of: view), problem)
    }

    func finding(_ kind: AuditKind, name: String, frame: CGRect, _ problem: String) -> AuditFinding {
        AuditFinding(kind: kind, pointer: element.pointer, element: name, frame: frame, problem: problem)
    }

    /// Contents whose views have another size than they need.
    func sizeProblems() -> [AuditFinding] {
        let nested = Self.contentsWithoutSize(in: element.view).filter { $0 !== element.view }
        let problem = "has no size, so nothing of it is seen; under constraints, `show(_:)` gives it one"
        return [sizeProblem()].compactMap { $0 } + nested.map { finding(.size, $0, problem) }
    }

    /// The views that show contents outside of cells, without a width or a height.
    private static func contentsWithoutSize(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0.01, !(view is UICollectionView), !(view is UITableView) else { return [] }
        let isHosted = view.superview?.superview is UICollectionViewCell
        let isEmpty = view.bounds.width <= 0 || view.bounds.height <= 0
        if view is any ContainerContentView, isEmpty, !isHosted, !view.subviews.isEmpty { return [view] }
        return view.subviews.flatMap(contentsWithoutSize)
    }

    /// What a content needs, if it is not what `size(fitting:content:)` returned.
    private func sizeProblem() -> AuditFinding? {
        guard let content = views.first(where: { $0 is any ContainerContentView }) else { return nil }
        if let problem = ViewSizeInspection(of: content).problem {
            return finding(.size, content, problem)
        }
        guard !content.constraints.isEmpty else { return nil }
        let needed = content.systemLayoutSizeFitting(
            CGSize(width: content.bounds.width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        guard needed - content.bounds.height > 1 / max(1, content.traitCollection.displayScale) + 0.01 else {
            return nil
        }
        let height = SpacingGap.number(content.bounds.height)
        return finding(
            .size,
            content,
            "its constraints need a height of \(SpacingGap.number(needed)), it has \(height)"
        )
    }
}
