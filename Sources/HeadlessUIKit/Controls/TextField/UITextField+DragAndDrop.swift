import Foundation

extension UITextField: UITextDraggable, UITextDroppable {
    /// The delegate that can change the items and previews of drags.
    public weak var textDragDelegate: (any UITextDragDelegate)? {
        get { TextDragAndDrop.of(self)?.dragDelegate }
        set { TextDragAndDrop.edit(self) { $0.dragDelegate = newValue } }
    }

    /// The interaction that drags the selected text. Disabled on an iPhone until the app enables it.
    public var textDragInteraction: UIDragInteraction? { makeDragInteraction().interaction }

    /// Whether text of the field is being dragged.
    public var isTextDragActive: Bool { TextDragAndDrop.of(self)?.drag?.range != nil }

    /// The options for drags.
    public var textDragOptions: UITextDragOptions {
        get { TextDragAndDrop.of(self)?.dragOptions ?? [] }
        set { TextDragAndDrop.edit(self) { $0.dragOptions = newValue } }
    }

    /// The delegate that decides about drops.
    public weak var textDropDelegate: (any UITextDropDelegate)? {
        get { TextDragAndDrop.of(self)?.dropDelegate }
        set { TextDragAndDrop.edit(self) { $0.dropDelegate = newValue } }
    }

    /// The interaction that takes drops.
    public var textDropInteraction: UIDropInteraction? { makeTextDrop().interaction }

    /// Whether a drag is over the field.
    public var isTextDropActive: Bool { TextDragAndDrop.of(self)?.drop?.isActive ?? false }

    /// The delegate that can change how pasted and dropped items become text.
    public weak var pasteDelegate: (any UITextPasteDelegate)? {
        get { TextDragAndDrop.of(self)?.pasteDelegate }
        set { TextDragAndDrop.edit(self) { $0.pasteDelegate = newValue } }
    }
}

extension UITextField: TextDragAndDropHost {
    final var isTextEditable: Bool {
        get { isEnabled }
        set { isEnabled = newValue }
    }

    /// Secure text cannot be dragged.
    final var isSelectionDraggable: Bool { isEditing && !isSecureTextEntry }

    final var insertsImages: Bool { false }

    final var insertionAttributes: [NSAttributedString.Key: Any] { typingAttributes ?? document.typingAttributes }
}
