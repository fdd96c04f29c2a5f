import DeclarativeCollections
import PortableUIKit

/// The line of a field that is typed in.
struct FieldElement: PartElement {
    let field: LeftField
    let theme: CellTheme
    let focus: FieldFocus?

    /// A field is not compressed below this, in points.
    static let minimumWidth: CGFloat = 100

    static func makeView() -> FieldView { FieldView(frame: .zero) }

    func size(fitting width: CGFloat) -> CGSize {
        let width = width.layoutLength
        let sides = sideWidth(field.prefix) + sideWidth(field.suffix)
        let wanted = width.isFinite ? width : max(label.size(fitting: .infinity).width + sides, Self.minimumWidth)
        return CGSize(width: min(wanted, width), height: lineHeight)
    }

    var minWidth: CGFloat { Self.minimumWidth }

    func firstBaseline(fitting width: CGFloat) -> CGFloat? {
        label.firstBaseline(fitting: .infinity)
    }

    func update(_ view: FieldView, isAnimated: Bool) {
        view.show(field, theme: theme)
    }

    func updateHandlers(_ view: FieldView) {
        view.field = field
        view.focus = focus
        view.showValue()
    }

    func layOut(_ view: FieldView) {
        let gap = theme.spacing.xxs
        view.layOut(
            text: label,
            prefix: field.prefix.isEmpty ? nil : theme.detail(field.prefix),
            suffix: field.suffix.isEmpty ? nil : theme.detail(field.suffix),
            gap: gap
        )
        view.focusIfWanted()
    }

    func accessibility(of view: FieldView) -> RightControlAccessibility {
        RightControlAccessibility(
            label: field.label.isEmpty ? field.placeholder : nil,
            value: field.input.isSecure ? nil : [field.prefix, view.text, field.suffix].joinedForAccessibility,
            traits: field.isEnabled ? .none : .notEnabled,
            activate: { _ = view.beginEditing() },
            actions: field.input.isSecure
                ? [RightControlAction(name: field.input.revealLabel) { view.toggleReveal() }] : []
        )
    }

    var isInteractive: Bool { true }

    var fillsWidth: Bool { true }

    private var label: LabelContent {
        theme.title(field.value.isEmpty ? field.placeholder : field.rules.shown(field.value), lineCount: 1)
    }

    /// As tall as the text, whatever script it is in.
    private var lineHeight: CGFloat {
        max(label.lineHeight, label.size(fitting: .infinity).height)
    }

    private func sideWidth(_ text: String) -> CGFloat {
        text.isEmpty ? 0 : theme.detail(text).size(fitting: .infinity).width + theme.spacing.xxs
    }
}
