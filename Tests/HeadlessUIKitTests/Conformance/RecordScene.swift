import Foundation

@_spi(Host) @testable import HeadlessUIKit

/// What HeadlessUIKit makes of a record: the one interpreter of all of them.
@MainActor struct RecordScene {
    let record: Record
    /// The size of the view.
    private(set) var size = CGSize.zero
    private(set) var lines: [String] = []
    private(set) var linePitch: CGFloat?
    private(set) var cornerRadius: CGFloat?
    /// The boxes of words, as in `Record.Expected`.
    private(set) var wordBoxes: [[[CGFloat]]] = []

    init(_ record: Record) throws {
        self.record = record
        let traits = UITraitCollection(traitsFrom: [
            .headlessDefault,
            UITraitCollection(systemVersion: record.iOS.split(separator: ".").first.flatMap { Int($0) } ?? 17),
            UITraitCollection(displayScale: record.screenScale),
            UITraitCollection(preferredContentSizeCategory: try record.category),
        ])
        try traits.withCurrent { try draw(traits) }
    }

    private mutating func draw(_ traits: UITraitCollection) throws {
        switch record.kind {
        case .label, .attributedLabel: try drawLabel(traits)
        case .button: try drawButton(traits)
        case .toggle: fit(UISwitch(), traits)
        case .slider: fit(UISlider(), traits)
        case .stepper: fit(UIStepper(), traits)
        case .segmentedControl: fit(UISegmentedControl(items: record.titles ?? []), traits)
        case .tableRow, .listRow: try drawRow(traits)
        }
    }

    private var proposedSize: CGSize {
        CGSize(width: record.proposedWidth ?? 0, height: record.proposedHeight ?? 0)
    }

    private mutating func fit(_ view: UIView, _ traits: UITraitCollection) {
        set(traits, on: view)
        size = view.sizeThatFits(proposedSize)
    }

    private func set(_ traits: UITraitCollection, on view: UIView) {
        view.traitOverrides.values = traits.values
    }

    // MARK: Labels

    private mutating func drawLabel(_ traits: UITraitCollection) throws {
        let text = try record.attributedText
        let label = UILabel()
        set(traits, on: label)
        switch record.kind {
        case .label:
            label.font = try record.font?.font
            label.text = text.string
            if let mode = try record.paragraph?.mode { label.lineBreakMode = mode }
        default: label.attributedText = text
        }
        label.numberOfLines = record.numberOfLines ?? 1
        label.adjustsFontSizeToFitWidth = record.adjustsFontSizeToFitWidth ?? false
        label.minimumScaleFactor = record.minimumScaleFactor ?? 0
        size = label.sizeThatFits(proposedSize)
        label.frame.size = size
        read(label)
        if record.expected.wordBoxes != nil { wordBoxes = WordBoxes(of: label, style: text).rows }
    }

    private mutating func read(_ label: UILabel) {
        guard let layout = label.layout(fitting: label.bounds.size, lineLimit: label.numberOfLines) else { return }
        lines = layout.lines.map { $0.line.runs.map(\.text).joined() }
        if layout.lines.count > 1 { linePitch = layout.lines[1].baseline - layout.lines[0].baseline }
    }

    // MARK: Buttons

    private mutating func drawButton(_ traits: UITraitCollection) throws {
        var configuration = UIButton.Configuration.filled()
        // The title is made before the view has traits, as in an app.
        let title = try UITraitCollection.headlessDefault.withCurrent { try record.attributedText }
        configuration.attributedTitle = AttributedString(title)
        if let radius = record.cornerRadius { configuration.background.cornerRadius = radius }
        let button = UIButton(configuration: configuration)
        set(traits, on: button)
        button.frame.size = CGSize(width: record.proposedWidth ?? 320, height: 10)
        button.frame.size.height = button.sizeThatFits(button.bounds.size).height
        button.layoutIfNeeded()
        size = button.bounds.size
        let labels = button.allSubviews.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
        if let label = labels.first { read(label) }
        cornerRadius = button.allSubviews.map(\.layer.cornerRadius).max()
    }

    // MARK: Rows

    private mutating func drawRow(_ traits: UITraitCollection) throws {
        let width = record.proposedWidth ?? 393
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        set(traits, on: window)
        var content = UIListContentConfiguration.cell()
        content.text = record.text
        let accessory = record.accessory == "switch" ? UISwitch() : nil
        if record.kind == .tableRow {
            let source = OneRow(content: content, accessory: accessory)
            let table = UITableView(frame: window.bounds, style: .insetGrouped)
            table.dataSource = source
            window.addSubview(table)
            window.hostLayout()
            size = table.visibleCells.first?.frame.size ?? .zero
        } else {
            let view = content.makeContentView()
            set(traits, on: view)
            size = view.systemLayoutSizeFitting(CGSize(width: width, height: 0))
        }
    }
}

/// A table with one row.
@MainActor private final class OneRow: NSObject, UITableViewDataSource {
    private let content: UIListContentConfiguration
    private let accessory: UIView?

    init(content: UIListContentConfiguration, accessory: UIView?) {
        self.content = content
        self.accessory = accessory
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = content
        cell.accessoryView = accessory
        return cell
    }
}

extension UIView {
    fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
