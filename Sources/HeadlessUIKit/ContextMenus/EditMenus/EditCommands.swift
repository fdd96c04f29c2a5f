import Foundation

/// The commands of the edit menu.
@MainActor enum EditCommands {
    static let cut = Selector("cut:", UIResponder.cut)
    static let copy = Selector("copy:", UIResponder.copy(_:) as (UIResponder) -> (Any?) -> Void)
    static let paste = Selector("paste:", UIResponder.paste(_:))
    static let delete = Selector("delete:", UIResponder.delete)
    static let select = Selector("select:", UIResponder.select)
    static let selectAll = Selector("selectAll:", UIResponder.selectAll)

    /// Returns whether two selectors name the same command, as `copy:`, `copy(_:)` or `copy`.
    static func isSame(_ action: Selector, _ command: Selector) -> Bool {
        let names = [action, command].map { $0.description.prefix { $0 != ":" && $0 != "(" } }
        return names[0] == names[1]
    }

    /// The standard commands with their titles, in the order of the menu.
    private static var standard: [UICommand] {
        [
            UICommand(title: "Cut", action: cut), UICommand(title: "Copy", action: copy),
            UICommand(title: "Paste", action: paste), UICommand(title: "Delete", action: delete),
            UICommand(title: "Select", action: select), UICommand(title: "Select All", action: selectAll),
        ]
    }

    /// Returns the elements that a responder and those after it in the chain suggest: the standard commands and custom
    /// items that one of them can perform, as `buildMenu(with:)` changed them.
    static func suggested(for responder: UIResponder, items: [UIMenuItem]) -> [UIMenuElement] {
        let edit = UIMenu(identifier: .standardEdit, options: .displayInline, children: standard)
        let custom = items.map { UICommand(title: $0.title, action: $0.action) }
        let more = UIMenu(options: .displayInline, children: custom)
        let root = UIMenu(identifier: .root, children: custom.isEmpty ? [edit] : [edit, more])
        let builder = MenuBuilder(system: .context, root: root)
        responder.buildMenu(with: builder)
        return validated(builder.root, for: responder)
    }

    /// Returns the elements of a menu without commands that nobody can perform and without empty submenus.
    private static func validated(_ menu: UIMenu, for responder: UIResponder) -> [UIMenuElement] {
        menu.children.compactMap { element in
            if let submenu = element as? UIMenu {
                let children = validated(submenu, for: responder)
                return children.isEmpty ? nil : submenu.replacingChildren(children)
            }
            guard let command = element as? UICommand else { return element }
            let target = responder.target(forAction: command.action, withSender: command) as? UIResponder
            target?.validate(command)
            return target == nil ? nil : command
        }
    }
}
