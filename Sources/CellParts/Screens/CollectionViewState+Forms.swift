import ContainerCells
import DeclarativeCollections

/// Forms, whose rows are kept readable on wide screens.
extension CollectionViewState {
    /// The rows of a section that are looked at for fields: those of a form are among the first.
    private static let sampleCount = 50

    /// Whether the screen is a form: a section has a field.
    private var isForm: Bool {
        sections.contains { section in
            section.items.prefix(Self.sampleCount).contains { ($0.base as? any FormRow)?.hasField == true }
        }
    }

    /// The state with a readable width where none is set, if it is a form.
    var withReadableForm: Self {
        guard isForm else { return self }
        var copy = self
        for index in sections.indices where sections[index].layout.isListWithoutWidth {
            copy.sections[index].layout.maximumWidth = CollectionViewSectionLayout.readableWidth
        }
        return copy
    }
}

extension CollectionViewSectionLayout {
    /// Whether rows are below each other and as wide as the screen.
    fileprivate var isListWithoutWidth: Bool {
        maximumWidth == nil && columns == .fixed(1) && carousel == nil
    }
}

/// A row that may have a field.
private protocol FormRow {
    var hasField: Bool { get }
}

extension ContainerItem: FormRow where Content: FormContent {
    fileprivate var hasField: Bool { Content.hasField }
}

/// A content that may have a field.
private protocol FormContent: ContainerContent {
    static var hasField: Bool { get }
}

extension LeftRightContainer: FormContent {
    fileprivate static var hasField: Bool { Left.self == LeftField.self || Left.self == LeftTextField.self }
}
