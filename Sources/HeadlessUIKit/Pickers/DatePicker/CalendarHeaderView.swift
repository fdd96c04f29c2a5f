import Foundation

/// The header of a calendar: the month, which opens the wheels, and buttons for the months before and after it.
@MainActor final class CalendarHeaderView: UIView {
    /// Called with 1 or -1 when a button is tapped.
    var didMove: ((Int) -> Void)?
    var didTapTitle: (() -> Void)?
    private let title = UIButton(type: .custom)
    private let previousButton = UIButton(type: .system)
    private let nextButton = UIButton(type: .system)

    /// UIKit's metrics, in points.
    private enum Metrics {
        static let margin: CGFloat = 16
        static let buttonWidth: CGFloat = 44
        static let arrowSize: CGFloat = 20
        static let indicatorSize: CGFloat = 13
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let arrow = UIImage.SymbolConfiguration(pointSize: Metrics.arrowSize, weight: .semibold)
        previousButton.setImage(UIImage(systemName: "chevron.backward", withConfiguration: arrow), for: .normal)
        nextButton.setImage(UIImage(systemName: "chevron.forward", withConfiguration: arrow), for: .normal)
        previousButton.accessibilityLabel = "Previous Month"
        nextButton.accessibilityLabel = "Next Month"
        title.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
        title.setTitleColor(.label, for: .normal)
        title.addAction(UIAction { [weak self] _ in self?.didTapTitle?() }, for: .touchUpInside)
        previousButton.addAction(UIAction { [weak self] _ in self?.didMove?(-1) }, for: .touchUpInside)
        nextButton.addAction(UIAction { [weak self] _ in self?.didMove?(1) }, for: .touchUpInside)
        for view in [title, indicator, previousButton, nextButton] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private let indicator = UIImageView()

    func show(_ month: String, isOpen: Bool, canGoBack: Bool, canGoOn: Bool) {
        title.setTitle(month, for: .normal)
        title.setTitleColor(isOpen ? tintColor : .label, for: .normal)
        let symbol = UIImage.SymbolConfiguration(pointSize: Metrics.indicatorSize, weight: .bold)
        indicator.image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.forward", withConfiguration: symbol)
        previousButton.isHidden = isOpen
        nextButton.isHidden = isOpen
        previousButton.isEnabled = canGoBack
        nextButton.isEnabled = canGoOn
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = title.titleLabel?.sizeThatFits(.zero) ?? .zero
        let arrow = indicator.image?.size ?? .zero
        title.frame = CGRect(x: Metrics.margin, y: 0, width: text.width, height: bounds.height)
        indicator.frame = CGRect(
            x: title.frame.maxX + Metrics.margin / 4,
            y: bounds.midY - arrow.height / 2,
            width: arrow.width,
            height: arrow.height
        )
        let width = Metrics.buttonWidth
        nextButton.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
        previousButton.frame = nextButton.frame.offsetBy(dx: -width, dy: 0)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}

/// The names of the weekdays above a calendar.
@MainActor final class CalendarWeekdaysView: UIView {
    private var labels: [UILabel] = []

    private static let fontSize: CGFloat = 13

    func show(_ calendar: Calendar) {
        let names = calendar.shortStandaloneWeekdaySymbols
        while labels.count < names.count {
            let label = UILabel()
            label.font = .systemFont(ofSize: Self.fontSize, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.isAccessibilityElement = false
            labels.append(label)
            addSubview(label)
        }
        for (index, label) in labels.enumerated() {
            label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased(with: calendar.locale)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width / CGFloat(max(1, labels.count))
        for (index, label) in labels.enumerated() {
            let slot = isMirrored ? labels.count - 1 - index : index
            label.frame = CGRect(x: CGFloat(slot) * width, y: 0, width: width, height: bounds.height)
        }
    }
}
