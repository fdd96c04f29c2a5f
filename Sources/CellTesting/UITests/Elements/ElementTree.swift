import PortableUIKit
import ScreenHosting

/// The elements of a screen at one moment.
///
/// It contains what XCUITest sees and, other than there, also the views inside accessibility elements: the labels of a
/// row can be found although a screen reader reads the row as one.
@MainActor
struct ElementTree {
    let root: ElementNode
    private let host: ScreenHost
    /// The kinds of the views of presented view controllers.
    private var roles: [ObjectIdentifier: (type: ScreenElementType, label: String)] = [:]

    init(of host: ScreenHost) {
        self.host = host
        let window = host.window
        root = ElementNode(.window, view: window, frame: window.bounds)
        var presented = host.viewController.presentedViewController
        var front: UIViewController?
        while let controller = presented {
            if let view = controller.viewIfLoaded, view.window != nil, !controller.isBeingDismissed {
                roles[ObjectIdentifier(view)] = Self.role(of: controller)
                front = controller
            }
            presented = controller.presentedViewController
        }
        var subviews = window.subviews
        // The rows of a menu in front of the screen are elements of their own.
        if host.contextMenu != nil || host.editMenu != nil,
            let menu = subviews.lastIndex(where: \.accessibilityViewIsModal)
        {
            subviews.remove(at: menu)
        }
        let first = front.flatMap { controller in
            subviews.firstIndex { controller.view === $0 || controller.view.isDescendant(of: $0) }
        }
        // What is behind a modal view controller cannot be used.
        for view in subviews.dropFirst(first ?? 0) { add(view, to: root) }
        addMenus()
        if let keyboard = KeyboardElements(of: host).node { root.add(keyboard) }
    }

    private static func role(of controller: UIViewController) -> (ScreenElementType, String) {
        if let alert = controller as? UIAlertController {
            let label = [alert.title, alert.message].compactMap { $0 }.first { !$0.isEmpty } ?? ""
            return (alert.preferredStyle == .alert ? .alert : .sheet, label)
        }
        let isSheet = [.pageSheet, .formSheet].contains(controller.modalPresentationStyle)
        return (isSheet ? .sheet : .other, controller.title ?? controller.navigationItem.title ?? "")
    }

    // MARK: Views

    private func add(_ view: UIView, to parent: ElementNode, isPart: Bool = false) {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
        let node: ElementNode
        if let role = roles[ObjectIdentifier(view)] {
            let identifier = view.accessibilityIdentifier
            let part = role.label.isEmpty ? nil : ElementNode.Part(identifier: identifier, label: role.label)
            node = ElementNode(role.type, view: view, part: part)
        } else {
            node = ElementNode(ScreenElementType(of: view, isPart: isPart), view: view)
        }
        parent.add(node)
        addParts(of: view, to: node)
        let isElement = isPart || view.isAccessibilityElement
        for subview in visibleChildren(of: view) { add(subview, to: node, isPart: isElement) }
    }

    /// The views below a view in reading order; none for controls whose views are their own affair.
    private func visibleChildren(of view: UIView) -> [UIView] {
        switch view {
        case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIProgressView, is UIPageControl,
            is UIActivityIndicatorView, is UIDatePicker, is UIPickerView, is UITextView:
            return []
        case is UITextField: return view.subviews.filter { $0 is UIButton }
        case is UIScrollView:
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            // Reuse changes the order of cells among their siblings, not what is seen.
            return view.subviews.sorted { first, second in
                if first.frame.minY != second.frame.minY { return first.frame.minY < second.frame.minY }
                return isMirrored ? first.frame.maxX > second.frame.maxX : first.frame.minX < second.frame.minX
            }
        default: return view.subviews
        }
    }

    // MARK: Parts of views

    private func addParts(of view: UIView, to node: ElementNode) {
        switch view {
        case let control as UISegmentedControl: addSegments(of: control, to: node)
        case let stepper as UIStepper: addButtons(of: stepper, to: node)
        default:
            for case let element as NSObject in view.accessibilityElements ?? [] where !(element is UIView) {
                let type = ScreenElementType(traits: element.accessibilityTraits)
                let frame = host.window.convert(element.accessibilityFrame, from: nil)
                node.add(ElementNode(type, view: view, object: element, frame: frame))
            }
        }
    }

    private func addSegments(of control: UISegmentedControl, to node: ElementNode) {
        let count = control.numberOfSegments
        let views = (control.accessibilityElements ?? []).compactMap { $0 as? UIView }
        let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in 0..<count {
            let place = CGFloat(isMirrored ? count - 1 - index : index)
            let width = node.frame.width / CGFloat(count)
            let frame =
                views.count == count
                ? views[index].convert(views[index].bounds, to: nil)
                : CGRect(
                    x: node.frame.minX + place * width,
                    y: node.frame.minY,
                    width: width,
                    height: node.frame.height
                )
            let label = control.titleForSegment(at: index) ?? control.imageForSegment(at: index)?.accessibilityLabel
            let part = ElementNode.Part(
                label: label ?? "\(index)",
                isEnabled: control.isEnabledForSegment(at: index),
                isSelected: control.selectedSegmentIndex == index
            )
            node.add(ElementNode(.button, view: control, frame: frame, part: part))
        }
    }

    private func addButtons(of stepper: UIStepper, to node: ElementNode) {
        let halves = node.frame.divided(atDistance: node.frame.width / 2, from: .minXEdge)
        let isMirrored = stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let first = ElementNode.Part(label: "Decrement", isEnabled: stepper.value > stepper.minimumValue)
        let second = ElementNode.Part(label: "Increment", isEnabled: stepper.value < stepper.maximumValue)
        let (left, right) = isMirrored ? (second, first) : (first, second)
        node.add(ElementNode(.button, view: stepper, frame: halves.slice, part: left))
        node.add(ElementNode(.button, view: stepper, frame: halves.remainder, part: right))
    }

    private func addMenus() {
        let window = host.window
        if let menu = host.contextMenu {
            let node = ElementNode(.menu, view: window, frame: .zero, part: ElementNode.Part(label: menu.title))
            MenuElements(menu: menu, window: window).add(menu.elements, to: node)
            root.add(node)
        }
        if let menu = host.editMenu {
            let node = ElementNode(.menu, view: window, frame: .zero, part: ElementNode.Part(label: "Edit"))
            for title in menu.titles {
                let part = ElementNode.Part(label: title) { menu.performCommand(titled: title) }
                node.add(ElementNode(.menuItem, view: window, frame: .zero, part: part))
            }
            root.add(node)
        }
    }
}
