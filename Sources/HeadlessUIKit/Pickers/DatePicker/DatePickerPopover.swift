import Foundation

/// A calendar or wheels in front of the other content of a window. A touch beside the card dismisses it.
@MainActor final class DatePickerPopover: UIView {
    let pickerContent: any DatePickerContent
    /// Called after the popover was dismissed.
    var didEnd: (() -> Void)?
    private let card = UIView()
    private weak var label: UIView?

    /// UIKit's metrics, in points.
    private enum Metrics {
        static let cornerRadius: CGFloat = 13
        static let padding: CGFloat = 8
        static let margin: CGFloat = 8
        static let shadowRadius: CGFloat = 20
        static let shadowOpacity: Float = 0.25
    }

    init(pickerContent: any DatePickerContent, label: UIView) {
        self.pickerContent = pickerContent
        self.label = label
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
        }
        card.layer.cornerRadius = Metrics.cornerRadius
        card.layer.shadowRadius = Metrics.shadowRadius
        card.layer.shadowOpacity = Metrics.shadowOpacity
        card.layer.shadowOffset = .zero
        addSubview(card)
        card.addSubview(pickerContent)
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func end() {
        guard superview != nil else { return }
        removeFromSuperview()
        didEnd?()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
        end()
    }

    /// Places the card below the label, or above it if there is more space.
    override func layoutSubviews() {
        super.layoutSubviews()
        let availableRect = bounds.inset(by: safeAreaInsets).insetBy(dx: Metrics.margin, dy: Metrics.margin)
        let fitting = pickerContent.fittingSize
        let width = min(fitting.width + 2 * Metrics.padding, availableRect.width)
        let size = CGSize(width: width, height: fitting.height + 2 * Metrics.padding)
        let anchor = label.map { $0.convert($0.bounds, to: self) } ?? CGRect(origin: bounds.center, size: .zero)
        let fitsBelow = anchor.maxY + Metrics.margin + size.height <= availableRect.maxY
        let above = anchor.minY - Metrics.margin - size.height
        let y = fitsBelow ? anchor.maxY + Metrics.margin : max(availableRect.minY, above)
        let x = min(max(anchor.midX - width / 2, availableRect.minX), availableRect.maxX - width)
        card.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        pickerContent.frame = card.bounds.insetBy(dx: Metrics.padding, dy: Metrics.padding)
    }
}
