import PortableUIKit

/// A switch in the colors of a theme, whose thumb is white in both states; in high contrast it stands out from its track, which has an
/// outline.
final class OutlinedSwitch: UISwitch {
    private var theme = CellTheme.standard

    override init(frame: CGRect) {
        super.init(frame: frame)

        addAction(UIAction { [weak self] _ in self?.updateColors() }, for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("OutlinedSwitch is made in code; it cannot be decoded.")
    }

    func update(with theme: CellTheme) {
        self.theme = theme
        updateColors()
    }

    override func setOn(_ on: Bool, animated: Bool) {
        super.setOn(on, animated: animated)
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)

        updateColors()
    }

    private func updateColors() {
        let palette = theme.palette
        let isContrastHigh = traitCollection.accessibilityContrast == .high || palette == .highContrast
        onTintColor = palette.accent
        thumbTintColor = isContrastHigh ? (isOn ? palette.inverseText : palette.control) : nil
        layer.borderWidth = isContrastHigh ? theme.details.strokes.outline : 0
        layer.borderColor = isContrastHigh ? palette.control.resolvedColor(with: traitCollection).cgColor : nil
        layer.cornerRadius = isContrastHigh ? bounds.height / 2 : 0
    }
}
