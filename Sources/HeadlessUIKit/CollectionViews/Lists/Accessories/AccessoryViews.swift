import Foundation

/// A disclosure indicator or a checkmark.
@MainActor final class IndicatorAccessoryView: UIView, AccessoryContent {
    private let mark = CellAccessoryView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(mark)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var contentSize: CGSize { mark.kind.map(CellAccessoryView.size(of:)) ?? .zero }

    func show(_ accessory: UICellAccessory) {
        mark.kind = accessory.accessoryType == .checkmark ? .checkmark : .disclosureIndicator
        mark.arrowColor = accessory.tintColor
        mark.tintColor = accessory.tintColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = bounds
    }
}

/// An accessory that handles taps.
@MainActor final class ButtonAccessoryView<Control: UIControl & AccessoryControl>: UIView, AccessoryContent {
    /// The extent of the touch area around the button, in points.
    private let touchOutset: CGFloat = 11

    let control: Control
    private var handler: UICellAccessory.ActionHandler?
    private weak var cell: UICollectionViewListCell?

    init(_ control: Control, cell: UICollectionViewListCell) {
        self.control = control
        self.cell = cell
        super.init(frame: .zero)
        addSubview(control)
        control.addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var contentSize: CGSize { control.accessorySize }

    func show(_ accessory: UICellAccessory) {
        handler = accessory.actionHandler
        control.show(accessory)
        control.tintColor = accessory.tintColor
        let answers = accessory.accessoryType != .multiselect
        if isUserInteractionEnabled != answers { isUserInteractionEnabled = answers }
    }

    func follow(_ state: UICellConfigurationState) {
        control.follow(state)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Setting the frame of a rotated control is undefined.
        control.bounds.size = bounds.size
        control.center = bounds.center
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -touchOutset, dy: -touchOutset).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        return control
    }

    private func act() {
        guard let cell else { return }
        if let handler { handler() } else { control.act(on: cell) }
    }
}

/// A control that shows an accessory.
@MainActor protocol AccessoryControl {
    var accessorySize: CGSize { get }

    func show(_ accessory: UICellAccessory)
    func follow(_ state: UICellConfigurationState)

    /// Performs the default action of a tap, if the app provides none.
    func act(on cell: UICollectionViewListCell)
}

extension CellDetailButton: AccessoryControl {
    var accessorySize: CGSize { CGSize(width: 22, height: 22) }

    func show(_ accessory: UICellAccessory) {}
    func follow(_ state: UICellConfigurationState) {}
    func act(on cell: UICollectionViewListCell) {}
}

extension CellEditingControl: AccessoryControl {
    var accessorySize: CGSize { CGSize(width: 22, height: 22) }

    func show(_ accessory: UICellAccessory) {
        switch accessory.accessoryType {
        case .insert: kind = .insert
        case .multiselect: kind = .select
        default: kind = .delete
        }
        circleColor = accessory.backgroundColor
        signColor = accessory.tintColor
    }

    func follow(_ state: UICellConfigurationState) {
        isOn = state.isSelected
    }

    func act(on cell: UICollectionViewListCell) {
        guard kind == .delete else { return }
        cell.showTrailingSwipeActions()
    }
}

/// A label.
@MainActor final class LabelAccessoryView: UIView, AccessoryContent {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var contentSize: CGSize { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)) }

    func show(_ accessory: UICellAccessory) {
        guard let text = accessory.label else { return }
        label.font = text.font
        label.adjustsFontForContentSizeCategory = text.adjustsFont
        label.text = text.text
        label.textColor = accessory.tintColor ?? .secondaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

/// A custom view.
@MainActor final class CustomAccessoryView: UIView, AccessoryContent {
    private let customView: UIView
    private var maintainsSize = false

    init(_ customView: UIView) {
        self.customView = customView
        super.init(frame: .zero)
        addSubview(customView)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var contentSize: CGSize {
        guard !maintainsSize else { return customView.bounds.size }
        let fitting = customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        // A view without an intrinsic size keeps its current size.
        return CGSize(
            width: fitting.width > 0 ? fitting.width : customView.bounds.width,
            height: fitting.height > 0 ? fitting.height : customView.bounds.height
        )
    }

    func show(_ accessory: UICellAccessory) {
        maintainsSize = accessory.maintainsFixedSize
        if customView.superview !== self { addSubview(customView) }
        if let color = accessory.tintColor { customView.tintColor = color }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = CGRect(origin: .zero, size: bounds.size)
        if customView.frame != frame { customView.frame = frame }
    }
}
