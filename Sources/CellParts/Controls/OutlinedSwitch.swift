import PortableUIKit

/// A switch whose thumb stands out from its track in every appearance, and which has an outline in high contrast.
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

    /// On an accent color, white has too little contrast in the dark appearance, where the color is light; the color of texts
    /// on it has enough.
    private func updateColors() {
        let palette = theme.palette
        let isContrastHigh = traitCollection.accessibilityContrast == .high || palette == .highContrast
        onTintColor = palette.accent
        thumbTintColor = isOn ? palette.inverseText : isContrastHigh ? palette.control : nil
        layer.borderWidth = isContrastHigh ? Strokes.outline : 0
        layer.borderColor = isContrastHigh ? palette.control.resolvedColor(with: traitCollection).cgColor : nil
        layer.cornerRadius = isContrastHigh ? bounds.height / 2 : 0
    }
}
