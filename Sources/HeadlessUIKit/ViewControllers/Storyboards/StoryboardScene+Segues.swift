import Foundation

/// What a bar button item or gesture recognizer calls to start a segue.
@MainActor final class SegueTrigger: NSObject {
    private let perform: @MainActor () -> Void

    init(_ perform: @escaping @MainActor () -> Void) {
        self.perform = perform
        super.init()
    }

    func fire() { perform() }

    static let selector = Selector("fire", SegueTrigger.fire)
}

/// A cell that starts a segue when the user selects it.
@MainActor protocol SelectionSegueSender: AnyObject {
    var selectionSegue: (() -> Void)? { get set }
}

extension StoryboardScene {
    private var segues: [InterfaceElement] { Self.segues(in: element) }

    private static func segues(in element: InterfaceElement) -> [InterfaceElement] {
        element.children.flatMap { $0.name == "segue" ? [$0] : segues(in: $0) }
    }

    /// Gives a container of the system the view controllers that it begins with.
    func connectParts(of container: UIViewController) {
        let parts = segues.filter { $0["kind"] == "relationship" }
        guard !parts.isEmpty else { return }
        let controllers = parts.compactMap { storyboard.makeViewController(id: $0["destination"]) }
        switch container {
        case let navigation as UINavigationController: navigation.viewControllers = controllers
        case let tabs as UITabBarController: tabs.viewControllers = controllers
        case let split as UISplitViewController: split.viewControllers = controllers
        default: InterfaceLog.report("Interface file, line \(element.line): \(type(of: container)) has no parts.")
        }
    }

    /// Connects what starts a segue, or performs one that embeds a view controller in a view.
    func connect(_ segue: InterfaceElement, of sender: AnyObject) {
        guard segue["kind"] != "relationship" else { return }
        switch sender {
        case let view as UIView where segue["kind"] == "embed": embed(segue, in: view)
        case let control as UIControl:
            let action = UIAction { [weak self, weak control] _ in self?.performIfWanted(segue, sender: control) }
            control.addAction(action, for: .primaryActionTriggered)
        case let cell as any SelectionSegueSender where segue["trigger"] != "accessoryAction":
            cell.selectionSegue = { [weak self, weak cell] in self?.performIfWanted(segue, sender: cell) }
        case let item as UIBarButtonItem:
            item.target = trigger { [weak self, weak item] in self?.performIfWanted(segue, sender: item) }
            item.action = SegueTrigger.selector
        case let recognizer as UIGestureRecognizer:
            let target = trigger { [weak self, weak recognizer] in
                if recognizer?.state == .ended { self?.performIfWanted(segue, sender: recognizer) }
            }
            recognizer.addTarget(target, action: SegueTrigger.selector)
        default: break
        }
    }

    private func trigger(_ perform: @escaping @MainActor () -> Void) -> SegueTrigger {
        let trigger = SegueTrigger(perform)
        triggers.append(trigger)
        return trigger
    }

    private func embed(_ element: InterfaceElement, in view: UIView) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: nil),
            let child = storyboard.makeViewController(id: element["destination"])
        else { return }
        let segue = UIStoryboardSegue(identifier: element["identifier"], source: controller, destination: child) {
            controller.addChild(child)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: controller)
        }
        controller.prepare(for: segue, sender: nil)
        segue.perform()
    }

    private func performIfWanted(_ segue: InterfaceElement, sender: Any?) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender)
        else {
            return
        }
        perform(segue, from: controller, sender: sender)
    }

    /// Performs the segue with an identifier. Returns whether there is one.
    func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard let controller, let segue = segues.first(where: { $0["identifier"] == identifier }) else { return false }
        perform(segue, from: controller, sender: sender)
        return true
    }

    private func perform(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
        guard element["kind"] != "unwind" else {
            return InterfaceLog.report("Interface file, line \(element.line): unwind segues are not performed here.")
        }
        guard let destination = storyboard.makeViewController(id: element["destination"]) else { return }
        if element["customClass"] != nil {
            InterfaceLog.report("Interface file, line \(element.line): a segue of an own class presents here.")
        }
        if let style: UIModalPresentationStyle = element.choice("modalPresentationStyle") {
            destination.modalPresentationStyle = style
        }
        if let style: UIModalTransitionStyle = element.choice("modalTransitionStyle") {
            destination.modalTransitionStyle = style
        }
        let animates = element.flag("animates") ?? true
        let segue = UIStoryboardSegue(identifier: element["identifier"], source: source, destination: destination) {
            switch element["kind"] {
            case "show", "push": source.show(destination, sender: sender)
            case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
            case "popoverPresentation", "popover":
                destination.modalPresentationStyle = .popover
                destination.popoverPresentationController?.sourceView = sender as? UIView ?? source.view
                source.present(destination, animated: animates)
            default: source.present(destination, animated: animates)
            }
        }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }
}
