import Foundation

/// Draws context menus and edit menus over a window.
@MainActor final class MenuDrawer: CoverDrawing {
    func draw(_ cover: any TouchCover, in window: UIWindow) -> (any DrawnCover)? {
        switch cover {
        case let menu as ContextMenuPresentation:
            let view = ContextMenuView(menu, beside: source(of: menu, in: window))
            view.appear(in: window)
            return view

        case let menu as EditMenuPresentation:
            let view = EditMenuView(menu)
            window.addSubview(view)
            view.update()
            return view

        default: return nil
        }
    }

    /// What a menu is shown beside: a control, the preview of the app, or a picture of what was pressed.
    private func source(of menu: ContextMenuPresentation, in window: UIWindow) -> ContextMenuView.Source {
        if let control = menu.control { return .control(control.convert(control.bounds, to: nil)) }
        let pressed = menu.highlightPreview?.view ?? menu.interaction.itemView ?? menu.interaction.view
        guard let pressed, pressed.window === window else {
            return .control(CGRect(origin: menu.location, size: .zero))
        }
        let rect = pressed.convert(pressed.bounds, to: nil)
        if let controller = menu.preview as? UIViewController, let view = controller.view {
            let size = controller.preferredContentSize
            return .preview(view, size: size == .zero ? window.bounds.size : size, from: rect)
        }
        pressed.layoutIfNeeded()
        guard let picture = pressed.snapshotView(afterScreenUpdates: false) else { return .control(rect) }
        return .preview(picture, size: rect.size, from: rect)
    }
}
