import Foundation

/// The edit menu of a window, from its appearance to its dismissal.
@MainActor final class EditMenuPresentation: TouchCover {
    /// The size of one row of the menu, in points. It determines the frame of the menu.
    enum Metrics {
        static let height: CGFloat = 40
        static let padding: CGFloat = 12
        static let spacing: CGFloat = 10
        static let fontSize: CGFloat = 14
    }

    /// The responder to which commands are sent, with those after it in the chain.
    private(set) weak var responder: UIResponder?
    private weak var window: UIWindow?
    /// The object that is the sender of commands.
    private weak var sender: AnyObject?
    private(set) var menu: UIMenu {
        didSet { drawn?.update() }
    }
    /// The rectangle that the menu is about, in window coordinates.
    var targetRect: CGRect {
        didSet { drawn?.update() }
    }
    private var drawn: (any DrawnCover)?
    /// Called after the menu was dismissed.
    private let didEnd: () -> Void

    init(
        menu: UIMenu,
        responder: UIResponder,
        targetRect: CGRect,
        sender: AnyObject?,
        didEnd: @escaping () -> Void
    ) {
        self.menu = menu
        self.responder = responder
        self.targetRect = targetRect
        self.sender = sender
        self.didEnd = didEnd
        resolveDeferredElements()
    }

    func begin(in window: UIWindow) {
        window.cover?.end()
        self.window = window
        window.cover = self
        drawn = window.coverDrawer?.draw(self, in: window)
    }

    /// The commands that are shown.
    var visibleLeaves: [any UIMenuLeaf] {
        menu.leaves.compactMap { $0 as? any UIMenuLeaf }.filter { !$0.attributes.contains(.hidden) }
    }

    func isContent(at point: CGPoint) -> Bool { drawn?.isContent(at: point) ?? false }

    func end() {
        guard let window, window.cover === self else { return }
        window.cover = nil
        drawn?.end()
        drawn = nil
        didEnd()
    }

    func replaceMenu(with menu: UIMenu) {
        self.menu = menu
        resolveDeferredElements()
    }

    private func resolveDeferredElements() {
        for case let element as UIDeferredMenuElement in menu.leaves {
            element.resolve { [weak self] elements in
                guard let self else { return }
                menu = menu.replacing(element, with: elements)
            }
        }
    }

    /// The frame of the menu in window coordinates: above the target, or below it if there is no space.
    var frame: CGRect {
        guard let window else { return .zero }
        let width = min(window.bounds.width, visibleLeaves.reduce(0) { $0 + Self.width(of: $1) }.rounded(.up))
        let above = targetRect.minY - Metrics.spacing - Metrics.height
        let y = above >= window.safeAreaInsets.top ? above : targetRect.maxY + Metrics.spacing
        let x = min(max(targetRect.midX - width / 2, 0), window.bounds.width - width)
        return CGRect(x: x, y: y, width: width, height: Metrics.height)
    }

    /// The width of a command in the bar, in points.
    static func width(of element: any UIMenuLeaf) -> CGFloat {
        let font = UIFont.systemFont(ofSize: Metrics.fontSize)
        let text = (element.title as NSString).size(withAttributes: [.font: font]).width
        return (element.title.isEmpty ? element.image?.size.width ?? 0 : text) + 2 * Metrics.padding
    }

    /// Performs an element of the menu and dismisses the menu unless the element keeps it presented.
    ///
    /// - Returns: Whether the element belongs to the menu and can be performed.
    func choose(_ element: any UIMenuLeaf) -> Bool {
        guard menu.leaves.contains(where: { $0 === element }), !element.attributes.contains(.disabled),
            !element.attributes.contains(.hidden)
        else { return false }
        let target = (element as? UICommand).flatMap { command in
            responder?.target(forAction: command.action, withSender: command)
        }
        if !element.attributes.contains(.keepsMenuPresented) { end() }
        element.performWithSender(sender, target: target)
        return true
    }
}

extension UIWindow {
    /// The edit menu on screen.
    final var editMenu: EditMenuPresentation? { cover as? EditMenuPresentation }
}
