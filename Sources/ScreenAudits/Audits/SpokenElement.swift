import CellParts
import PortableUIKit

/// Something that a screen reader stops at.
@MainActor
struct SpokenElement {
    /// The view, or the accessibility element of one.
    let object: NSObject
    let view: UIView?
    let pointer: String
    let frame: CGRect
    let label: String
    let value: String
    let traits: UIAccessibilityTraits

    /// Whether it can be tapped or changed.
    var isInteractive: Bool {
        !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey]) || view is UIControl
    }

    var name: String {
        if !label.isEmpty { return "\"\(label.shortened)\"" }
        return view?.auditName ?? String(describing: type(of: object))
    }

    /// Elements that are the same to the ear, and labels that say something twice.
    static func repetitions(in elements: [SpokenElement]) -> [AuditFinding] {
        var found: [AuditFinding] = []
        var first: [String: SpokenElement] = [:]
        for element in elements {
            let parts = element.label.components(separatedBy: ", ").filter { !$0.isEmpty }
            if let part = parts.first(where: { part in parts.filter { $0 == part }.count > 1 }) {
                found.append(element.finding("says \"\(part.shortened)\" twice"))
            }
            guard element.isInteractive, !element.label.isEmpty else { continue }
            let key = "\(element.label)\u{0}\(element.value)\u{0}\(element.traits.rawValue)"
            if let other = first[key] {
                found.append(element.finding("says the same as the element at \(other.place)"))
            } else {
                first[key] = element
            }
        }
        return found
    }

    private var place: String {
        "\(pointer) [\(SpacingGap.number(frame.minX)) \(SpacingGap.number(frame.minY))]"
    }

    private func finding(_ problem: String) -> AuditFinding {
        AuditFinding(kind: .repeatedLabel, pointer: pointer, element: name, frame: frame, problem: problem)
    }
}

extension AuditedElement {
    /// What a screen reader stops at, in the order in which it is read. Lists in the element are elements of their own.
    func spokenElements() -> [SpokenElement] {
        element.view.spokenObjects(entering: { isOwn($0) }).map { spoken($0.object, view: $0.view) }
    }

    private func isOwn(_ view: UIView) -> Bool {
        view === element.view || !(view is UICollectionView || view is UITableView)
    }

    private func spoken(_ object: NSObject, view: UIView?) -> SpokenElement {
        let inWindow = object.accessibilityFrame
        let frame = view.map(frame) ?? self.frame(element.view.convert(inWindow, from: nil))
        return SpokenElement(
            object: object,
            view: view,
            pointer: element.pointer,
            frame: frame,
            label: object.accessibilityLabel ?? "",
            value: object.accessibilityValue ?? "",
            traits: object.accessibilityTraits
        )
    }

    /// What says nothing, and controls that a screen reader does not reach.
    func silences(_ spoken: [SpokenElement]) -> [AuditFinding] {
        var found: [AuditFinding] = []
        for element in spoken {
            let placeholder = (element.view as? UITextField)?.placeholder ?? ""
            let needsLabel = element.isInteractive || element.traits.contains(.image)
            let isSilent = element.label.isEmpty && placeholder.isEmpty && (needsLabel || element.value.isEmpty)
            if isSilent {
                found.append(finding(.missingLabel, name: element.name, frame: element.frame, "says nothing"))
            }
        }
        return found + namelessActions(spoken) + unspokenStates() + unreachable(in: element.view, spoken)
    }

    /// Actions without a name: an icon button without a label.
    private func namelessActions(_ spoken: [SpokenElement]) -> [AuditFinding] {
        spoken.filter { element in
            element.object.accessibilityCustomActions?.contains { $0.name.allSatisfy(\.isWhitespace) } == true
        }
        .map {
            let problem = "has an action without a name; give its button a label"
            return finding(.missingLabel, name: $0.name, frame: $0.frame, problem)
        }
    }

    /// Dots and the like, which show a state in color only.
    private func unspokenStates() -> [AuditFinding] {
        views.filter { ($0 as? any StateShowingView)?.showsUnspokenState == true }.map {
            finding(.missingLabel, $0, "shows a state in color only; give it a label")
        }
    }

    private func unreachable(in view: UIView, _ elements: [SpokenElement]) -> [AuditFinding] {
        guard view.isShown, view.isUserInteractionEnabled, !view.accessibilityElementsHidden,
            !view.isAccessibilityElement, !(view is UIRefreshControl)
        else { return [] }
        guard isOwn(view) else { return [] }
        if view is UIControl, view.spokenObjects(entering: { isOwn($0) }).isEmpty, view.accessibilityElements == nil {
            if elements.contains(where: { $0.object.activates(view) }) { return [] }
            return [finding(.missingLabel, view, "is not reached by a screen reader")]
        }
        return view.subviews.flatMap { unreachable(in: $0, elements) }
    }
}
