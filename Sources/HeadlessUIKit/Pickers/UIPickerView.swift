import Foundation

/// A view in which the user selects one row of each component by spinning wheels.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private let selectionIndicator = UIView()
    private var isLoaded = false

    private static let defaultRowHeight: CGFloat = 32
    private static let defaultSize = CGSize(width: 320, height: 216)
    private static let fontSize: CGFloat = 21
    private static let selectionIndicatorCornerRadius: CGFloat = 8
    /// The space between the selection indicator and the sides, and between components, in points.
    private static let margin: CGFloat = 9

    /// The data source that provides the numbers of components and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadAllComponents() } }
    }

    /// The delegate that provides the rows and is told about selections.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { reloadAllComponents() } }
    }

    /// Creates a picker.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// The color of titles, which has no property, but apps set by its name.
    private(set) final var titleColor: UIColor?

    override func setInterfaceOutlet(_ name: String, to value: Any?) -> Bool {
        switch name {
        case "delegate": delegate = value as? any UIPickerViewDelegate
        case "dataSource": dataSource = value as? any UIPickerViewDataSource
        case "textColor":
            titleColor = value as? UIColor
            reloadAllComponents()
        default: return super.setInterfaceOutlet(name, to: value)
        }
        return true
    }

    /// Creates a picker from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        selectionIndicator.backgroundColor = .tertiarySystemFill
        selectionIndicator.layer.cornerRadius = Self.selectionIndicatorCornerRadius
        selectionIndicator.isUserInteractionEnabled = false
        addSubview(selectionIndicator)
    }

    // MARK: Content

    /// The number of components.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// Returns the number of rows in a component.
    open func numberOfRows(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheels[component].rowCount
    }

    /// Returns the size of a component's rows.
    open func rowSize(forComponent component: Int) -> CGSize {
        loadIfNeeded()
        return CGSize(width: width(of: component), height: wheels[component].rowHeight)
    }

    /// Returns the view of a row; `nil` if it is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        loadIfNeeded()
        layoutIfNeeded()
        return wheels[component].views[row]
    }

    /// Reloads all components. Selections are kept as far as their rows still exist.
    open func reloadAllComponents() {
        guard let dataSource else {
            for wheel in wheels { wheel.removeFromSuperview() }
            wheels = []
            return
        }
        isLoaded = true
        let count = dataSource.numberOfComponents(in: self)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(picker: self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in 0..<count { reloadComponent(component) }
    }

    /// Reloads the rows of a component.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return reloadAllComponents() }
        let wheel = wheels[component]
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        wheel.rowHeight = height > 0 ? height : Self.defaultRowHeight
        wheel.reload(rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        if !isLoaded { reloadAllComponents() }
    }

    // MARK: Selection

    /// Selects a row. The delegate is not called.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        wheels[component].select(row, animated: animated)
    }

    /// Returns the index of the selected row; -1 if there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].selectedRow : -1
    }

    final func makeView(forRow row: Int, component: Int, reusing view: UIView?) -> UIView {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
            ?? titleLabel(forRow: row, component: component, reusing: view)
    }

    /// Returns the label for a row; a question mark if the delegate provides no title.
    final func titleLabel(forRow row: Int, component: Int, reusing view: UIView?) -> UILabel {
        let label = view as? UILabel ?? UILabel()
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.font = .systemFont(ofSize: Self.fontSize)
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
            label.textColor = titleColor ?? .label
        }
        return label
    }

    /// Returns the visible views of a component's rows.
    final func visibleViews(inComponent component: Int) -> [Int: UIView] {
        wheels.indices.contains(component) ? wheels[component].views : [:]
    }

    /// Whether the selected rows are marked. Always so: the property has no effect, as in UIKit since iOS 7.
    open var showsSelectionIndicator = false

    // MARK: Layout

    /// The standard size of a picker.
    open override var intrinsicContentSize: CGSize { Self.defaultSize }

    /// The standard size of a picker.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.defaultSize }

    /// Lays out the components side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let height = wheels.map(\.rowHeight).max() ?? Self.defaultRowHeight
        selectionIndicator.frame = CGRect(
            x: Self.margin,
            y: (bounds.height - height) / 2,
            width: max(0, bounds.width - 2 * Self.margin),
            height: height
        )
        let widths = wheels.indices.map(width)
        let all = widths.reduce(0, +) + Self.margin * CGFloat(max(0, widths.count - 1))
        var x = (bounds.width - all) / 2
        for (wheel, width) in zip(wheels, widths) {
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + Self.margin
        }
    }

    private func width(of component: Int) -> CGFloat {
        if let width = delegate?.pickerView(self, widthForComponent: component), width > 0 { return width }
        let count = CGFloat(max(1, wheels.count))
        return max(0, bounds.width - 2 * Self.margin - Self.margin * (count - 1)) / count
    }
}
