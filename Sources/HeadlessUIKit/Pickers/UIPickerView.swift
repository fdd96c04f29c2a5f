import Foundation

/// Lets the user choose one row of each of several wheels.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private let lens = UIView()
    private var isLoaded = false

    private static let defaultRowHeight: CGFloat = 32
    private static let defaultSize = CGSize(width: 320, height: 216)
    private static let fontSize: CGFloat = 21
    private static let lensCornerRadius: CGFloat = 8
    /// Points between the lens and the sides, and between wheels.
    private static let margin: CGFloat = 9

    /// Says how many wheels and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadAllComponents() } }
    }

    /// Says what rows look like, and hears what is chosen.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { reloadAllComponents() } }
    }

    /// Makes a picker.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        lens.backgroundColor = .tertiarySystemFill
        lens.layer.cornerRadius = Self.lensCornerRadius
        lens.isUserInteractionEnabled = false
        addSubview(lens)
    }

    /// Views are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Content

    /// The number of wheels.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// The number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheels[component].rowCount
    }

    /// The room of a row.
    open func rowSize(forComponent component: Int) -> CGSize {
        loadIfNeeded()
        return CGSize(width: width(of: component), height: wheels[component].rowHeight)
    }

    /// The view of a row in sight; nil out of sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        loadIfNeeded()
        layoutIfNeeded()
        return wheels[component].views[row]
    }

    /// Asks for everything again. The rows that are chosen stay as far as there are as many.
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

    /// Asks for the rows of a wheel again.
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

    // MARK: Choice

    /// Turns a wheel to a row. The delegate hears nothing of it.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        wheels[component].select(row, animated: animated)
    }

    /// The row that is chosen; -1 without any.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].selectedRow : -1
    }

    final func makeView(forRow row: Int, component: Int, reusing view: UIView?) -> UIView {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
            ?? titleLabel(forRow: row, component: component, reusing: view)
    }

    /// The title of a row; a question mark where nobody says what it is.
    final func titleLabel(forRow row: Int, component: Int, reusing view: UIView?) -> UILabel {
        let label = view as? UILabel ?? UILabel()
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.font = .systemFont(ofSize: Self.fontSize)
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }

    // MARK: Layout

    /// UIKit's size.
    open override var intrinsicContentSize: CGSize { Self.defaultSize }

    /// UIKit's size, in the width that is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.defaultSize }

    /// Lays the wheels beside each other.
    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let height = wheels.map(\.rowHeight).max() ?? Self.defaultRowHeight
        lens.frame = CGRect(
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
