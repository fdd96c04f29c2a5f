import Foundation
import Honeycomb
import ScreenAudits
import ScreenDocuments
import ScreenHosting

/// A device of a viewer that shows a screen while time passes.
@MainActor
final class PreviewDevice {
    let host: ScreenHost
    let viewController: UIViewController

    var settings: DeviceSettings {
        didSet {
            guard settings != oldValue else { return }
            host.configuration = settings.configuration
            applyTheme()
            applyDirection()
        }
    }

    /// Whether a first frame was sent.
    var isShown = false

    private var sentElements: [AccessibilityElement] = []
    private var sentMenu = false
    private var startOffsets: [ObjectIdentifier: CGPoint] = [:]

    private let theme: (String?) -> CellTheme

    /// - Parameter theme: Returns the theme with a name.
    init(_ viewController: UIViewController, settings: DeviceSettings, theme: @escaping (String?) -> CellTheme) {
        self.settings = settings
        self.theme = theme
        self.viewController = viewController
        // A document is shown below its bar, as in an app.
        let root =
            viewController is DocumentFileViewController
            ? UINavigationController(rootViewController: viewController) : viewController
        host = ScreenHost(root, configuration: settings.configuration)
        applyTheme()
        applyDirection()
    }

    var pixels: (width: Int, height: Int) {
        let configuration = host.configuration
        return (
            Int((configuration.size.width * configuration.scale - 1e-6).rounded(.up)),
            Int((configuration.size.height * configuration.scale - 1e-6).rounded(.up))
        )
    }

    var isMirrored: Bool { viewController.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether a frame would differ from the last one that was sent.
    var needsFrame: Bool { host.needsPicture || !isShown }

    /// Whether the next frame differs, or will soon.
    var isMoving: Bool { host.needsPicture || !host.isIdle }

    /// Whether a menu was opened or closed since the elements were sent.
    var menuChanged: Bool { hasMenu != sentMenu }

    /// The accessibility elements.
    var elements: [AccessibilityElement] { host.accessibilityElements.map(AccessibilityElement.init) }

    /// The accessibility elements; nil if they are those that were sent last.
    func changedElements() -> [AccessibilityElement]? {
        let elements = elements
        guard elements != sentElements || menuChanged else { return nil }
        sentElements = elements
        sentMenu = hasMenu
        return elements
    }

    /// Whether a context menu or an edit menu is open, which is in front of everything else.
    var hasMenu: Bool { host.contextMenu != nil || host.editMenu != nil }

    /// All scroll views, in the order of the view tree.
    var scrollViews: [UIScrollView] {
        func below(_ view: UIView) -> [UIScrollView] {
            ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(below)
        }
        return below(host.window)
    }

    /// Remembers the offsets of a screen that was opened just now. They do not follow from the insets: a bar with a large title has
    /// smaller ones once it is collapsed.
    func rememberStartOffsets() {
        host.layout()
        for view in scrollViews { startOffsets[ObjectIdentifier(view)] = view.contentOffset }
    }

    /// The offset of a scroll view when the screen was opened; for one that was not there, that of the start of its content.
    func startOffset(of scrollView: UIScrollView) -> CGPoint {
        let insets = scrollView.adjustedContentInset
        return startOffsets[ObjectIdentifier(scrollView)] ?? CGPoint(x: -insets.left, y: -insets.top)
    }

    /// The scroll views around a point, the innermost first.
    func scrollViews(at point: CGPoint) -> [UIScrollView] {
        var result: [UIScrollView] = []
        var view = host.window.hitTest(point, with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView { result.append(scrollView) }
            view = current.superview
        }
        return result
    }

    /// Scrolls what is below a point by a distance, as far as its content goes, to a whole pixel.
    func scroll(at point: CGPoint, dx: CGFloat, dy: CGFloat) {
        for scrollView in scrollViews(at: point) where scrollView.isScrollEnabled {
            let old = scrollView.contentOffset
            guard !scroll(scrollView, to: CGPoint(x: old.x + dx, y: old.y + dy)) else { return }
        }
    }

    /// Scrolls a view to an offset, as far as its content goes, to a whole pixel. Returns whether it moved.
    @discardableResult
    func scroll(_ scrollView: UIScrollView, to offset: CGPoint) -> Bool {
        guard offset.x.isFinite, offset.y.isFinite else { return false }
        let insets = scrollView.adjustedContentInset
        let scale = host.configuration.scale
        let right = max(scrollView.contentSize.width + insets.right - scrollView.bounds.width, -insets.left)
        let bottom = max(scrollView.contentSize.height + insets.bottom - scrollView.bounds.height, -insets.top)
        let new = CGPoint(
            x: min(max((offset.x * scale).rounded() / scale, -insets.left), right),
            y: min(max((offset.y * scale).rounded() / scale, -insets.top), bottom)
        )
        guard new != scrollView.contentOffset else { return false }
        scrollView.contentOffset = new
        return true
    }

    private func applyDirection() {
        (viewController as? DocumentViewController)?.layoutDirection = settings.layoutDirection
    }

    /// Applies the theme of the settings, whose tokens may have changed.
    func applyTheme() {
        (viewController as? CellScreenViewController)?.theme = theme(settings.theme)
    }
}

/// An element of the accessibility tree for the page's DOM.
struct AccessibilityElement: Encodable, Equatable, Sendable {
    let label: String
    let value: String
    let hint: String
    let identifier: String
    let role: String
    /// "true" or "false" for switches.
    let isOn: Bool?
    let isSelected: Bool
    let isDisabled: Bool
    let frame: [Double]
    /// The point that a double tap of VoiceOver taps.
    let point: [Double]
    /// The names of the custom actions.
    let actions: [String]
    /// The names of the rotors that the element adds.
    let rotors: [String]

    @MainActor
    init(_ element: ScreenAccessibilityElement) {
        let traits = element.traits
        label = element.label
        hint = element.hint
        identifier = element.identifier
        actions = element.actions
        rotors = element.rotors
        isSelected = traits.contains(.selected)
        isDisabled = traits.contains(.notEnabled)
        // UIKit speaks the state of switches, and the rows that of checkboxes, as these values.
        let isSwitch = ["0", "1"].contains(element.value) && !traits.contains(.adjustable) && !element.isTextInput
        isOn = isSwitch ? element.value == "1" : nil
        value = element.value
        role =
            if isSwitch {
                "switch"
            } else if element.isTextInput || traits.contains(.searchField) {
                "textbox"
            } else if traits.contains(.adjustable) {
                "slider"
            } else if traits.contains(.header) {
                "heading"
            } else if traits.contains(.link) {
                "link"
            } else if traits.contains(.button) {
                "button"
            } else if traits.contains(.image) {
                "img"
            } else {
                "text"
            }
        let frame = element.frame
        self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 100).rounded() / 100 }
        point = [element.activationPoint.x, element.activationPoint.y].map { (Double($0) * 100).rounded() / 100 }
    }
}
