import Foundation

extension UIButton {
    /// Whether the button shows a menu to choose one element from, whose title it takes.
    final var isPopUpButton: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

    /// Checks the first element of the menu of a pop-up button if none is checked, and shows the checked one.
    final func updatePopUpSelection() {
        guard isPopUpButton, let menu else { return }
        let leaves = menu.leaves.compactMap { $0 as? any UIMenuLeaf }
        guard let selected = leaves.first(where: { $0.state == .on }) ?? leaves.first else { return }
        selected.state = .on
        if configuration != nil {
            configuration?.title = selected.title
        } else {
            setTitle(selected.title, for: .normal)
        }
    }

    /// Returns the menu of a pop-up button with single selection.
    final var shownMenu: UIMenu? {
        guard let menu, isPopUpButton, !menu.options.contains(.singleSelection) else { return menu }
        return UIMenu(
            title: menu.title,
            subtitle: menu.subtitle,
            image: menu.image,
            identifier: menu.identifier,
            options: menu.options.union(.singleSelection),
            preferredElementSize: menu.preferredElementSize,
            children: menu.children
        )
    }
}
