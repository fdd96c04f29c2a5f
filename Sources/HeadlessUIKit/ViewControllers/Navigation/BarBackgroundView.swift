import Foundation

/// The background of a bar: its color, and a line at the edge towards the content.
@MainActor final class BarBackgroundView: UIView {
    private let hairline = UIView()
    private let isContentAbove: Bool

    var lineColor: UIColor? {
        get { hairline.backgroundColor }
        set { hairline.backgroundColor = newValue }
    }

    init(isContentAbove: Bool) {
        self.isContentAbove = isContentAbove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .systemBackground
        lineColor = .separator
        addSubview(hairline)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = 1 / max(1, traitCollection.displayScale)
        let y = isContentAbove ? -height : bounds.height
        hairline.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
}
