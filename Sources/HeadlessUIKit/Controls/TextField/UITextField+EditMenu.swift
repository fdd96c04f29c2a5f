import Foundation

/// The edit menu of a text field.
@MainActor final class TextFieldEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let field: UITextField
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

    init(field: UITextField) {
        self.field = field
        super.init()
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let range = NSRange(field.document.selection)
        return field.delegate?.textField(field, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        field.selectedTextRange.map(field.firstRect) ?? field.bounds
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        field.delegate?.textField(field, willPresentEditMenuWith: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        field.delegate?.textField(field, willDismissEditMenuWith: animator)
    }
}

extension UITextField {
    /// The time after which a press shows the edit menu, in seconds, as in UIKit.
    private static let pressDuration: TimeInterval = 0.5

    /// Selects the word at the caret.
    final func selectWord() {
        moveSelection(to: document.word(at: document.selection.lowerBound))
    }

    /// Shows the edit menu at the selection.
    final func showEditMenu() {
        guard isEditing else { return }
        let menu = editMenu ?? TextFieldEditMenu(field: self)
        if editMenu == nil {
            editMenu = menu
            addInteraction(menu.interaction)
        }
        let rect = selectedTextRange.map(firstRect) ?? bounds
        menu.interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY))
        )
    }

    /// Schedules the menu for a press that lasts. It selects the word under the finger.
    final func pressBegan(at point: CGPoint) {
        guard isEditing, let clock = window?.clock else { return }
        if let pressToken { clock.cancel(pressToken) }
        pressToken = clock.schedule(after: Self.pressDuration) { [weak self] in
            guard let self, isTracking, isTouchInside, isEditing, !liftsText(at: point) else { return }
            moveSelection(to: document.word(at: textView.offset(at: convert(point, to: textView))))
            showEditMenu()
        }
    }

    /// Moves the caret of a field that is being edited to a tapped position. A second tap selects the word there, and a tap
    /// on the caret shows the menu.
    final func editingTapped(at point: CGPoint, tapCount: Int) {
        let offset = textView.offset(at: convert(point, to: textView))
        if tapCount > 1 {
            moveSelection(to: document.word(at: offset))
            showEditMenu()
        } else if document.selection == offset..<offset {
            showEditMenu()
        } else {
            moveSelection(to: offset..<offset)
        }
    }
}

extension EditableText {
    /// Returns the units of the word at an offset, or before it; empty without a word.
    fileprivate func word(at offset: Int) -> Range<Int> {
        let units = Array(string.utf16)
        let isWord = { (unit: UInt16) in
            Unicode.Scalar(unit).map { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "'" }
                ?? true
        }
        var start = min(max(offset, 0), units.count)
        var end = start
        while start > 0, isWord(units[start - 1]) { start -= 1 }
        while end < units.count, isWord(units[end]) { end += 1 }
        return start..<end
    }
}
