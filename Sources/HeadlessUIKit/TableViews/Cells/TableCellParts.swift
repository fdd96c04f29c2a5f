import Foundation

/// Creates, stores and lays out the views of a cell.
@MainActor final class TableCellParts {
    private unowned let cell: UITableViewCell
    private var image: UIImageView?
    private var text: UILabel?
    private var detail: UILabel?
    private var accessory: CellAccessoryView?
    private var editingControl: CellEditingControl?
    private var reorderControl: CellReorderControl?
    private var shownAccessoryView: UIView?
    private var defaultSelectedBackground: UIView?
    private weak var shownSelectedBackground: UIView?
    private var topSeparator: UIView?
    private var separator: UIView?
    /// The content margins that were set here, as opposed to those set by the app.
    var appliedMargins: NSDirectionalEdgeInsets?

    init(cell: UITableViewCell) {
        self.cell = cell
    }

    // MARK: Labels and image

    var imageView: UIImageView {
        if let image { return image }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        image = view
        cell.contentViewStorage.addSubview(view)
        return view
    }

    var textLabel: UILabel {
        if let text { return text }
        let label = UILabel()
        switch cell.styleStorage {
        case .default, .subtitle, .value1: label.font = .preferredFont(forTextStyle: .body)
        case .value2:
            label.font = .preferredFont(forTextStyle: .footnote)
        }
        label.adjustsFontForContentSizeCategory = true
        text = label
        cell.contentViewStorage.addSubview(label)
        applyTextColors()
        return label
    }

    var detailTextLabel: UILabel {
        if let detail { return detail }
        let label = UILabel()
        switch cell.styleStorage {
        case .value1: label.font = .preferredFont(forTextStyle: .body)
        case .value2: label.font = .preferredFont(forTextStyle: .footnote)
        case .default, .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
        }
        label.adjustsFontForContentSizeCategory = true
        label.textColor = cell.styleStorage == .value1 ? .secondaryLabel : .label
        detail = label
        cell.contentViewStorage.addSubview(label)
        return label
    }

    private func applyTextColors() {
        if cell.styleStorage == .value2 { text?.textColor = cell.tintColor }
    }

    private func labelLayout(_ size: CGSize) -> TableCellLabelLayout {
        let margins = cell.parts.layout(width: cell.bounds.width, height: cell.bounds.height).contentMargins
        func measure(_ label: UILabel?, _ width: CGFloat) -> CGSize {
            guard let label, label.text?.isEmpty == false || label.attributedText?.length ?? 0 > 0 else { return .zero }
            return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        let isCut = margins.trailing < margins.leading
        return TableCellLabelLayout(
            style: cell.styleStorage,
            size: size,
            leading: margins.leading,
            trailing: isCut ? 0 : margins.trailing,
            imageSize: image?.image?.size,
            textSize: { measure(text, $0) },
            detailSize: { measure(detail, $0) }
        )
    }

    func labelsHeight(width: CGFloat) -> CGFloat {
        labelLayout(CGSize(width: width, height: 0)).height
    }

    // MARK: Layout

    func layout(width: CGFloat, height: CGFloat) -> TableCellLayout {
        let placement = cell.placement
        let editing = cell.isEditing ? placement.editing : nil
        let isMirrored = cell.isMirrored
        let safeArea = placement.safeArea
        return TableCellLayout(
            .init(
                size: CGSize(width: width, height: height),
                margin: placement.margin,
                safeArea: isMirrored
                    ? UIEdgeInsets(top: 0, left: safeArea.right, bottom: 0, right: safeArea.left) : safeArea,
                indentation: CGFloat(cell.indentationLevel) * cell.indentationWidth,
                showsEditingControl: editing.map { $0.style != .none || $0.selects } ?? false,
                indentsContent: editing?.selects ?? false
                    || (editing?.indents ?? false && cell.shouldIndentWhileEditing),
                accessory: accessorySize,
                reorderControlWidth: editing?.moves ?? false && cell.showsReorderControl
                    ? CellReorderControl.width : 0
            )
        )
    }

    private var accessorySize: CGSize? {
        if let view = currentAccessoryView { return view.bounds.size }
        return currentAccessory.map(CellAccessoryView.size(of:))
    }

    private var currentAccessoryView: UIView? { cell.isEditing ? cell.editingAccessoryView : cell.accessoryView }

    private var currentAccessory: CellAccessoryView.Kind? {
        switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
        case .none: nil
        case .disclosureIndicator: .disclosureIndicator
        case .detailDisclosureButton: .detailDisclosureButton
        case .checkmark: .checkmark
        case .detailButton: .detailButton
        }
    }

    func show(_ layout: TableCellLayout) {
        let bounds = cell.bounds
        for view in [cell.backgroundView, shownSelectedBackground, cell.configurationStorage?.backgroundView] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
        cell.applyContentMargins()
        place(cell.contentViewStorage, layout.content)
        if cell.configurationStorage?.content == nil { showLabels(layout.content.size) }
        showAccessory(layout.accessory)
        showControls(layout)
        showSeparators(layout)
    }

    private func showLabels(_ size: CGSize) {
        guard image != nil || text != nil || detail != nil else { return }
        if cell.styleStorage == .value2 { text?.textAlignment = cell.isMirrored ? .left : .right }
        let labels = labelLayout(size)
        for (view, frame) in [(image as UIView?, labels.image), (text, labels.text), (detail, labels.detail)] {
            if let view, view.translatesAutoresizingMaskIntoConstraints { place(view, frame, in: size.width) }
        }
    }

    private func place(_ view: UIView, _ frame: CGRect, in width: CGFloat? = nil) {
        var frame = frame
        if cell.isMirrored { frame.origin.x = (width ?? cell.bounds.width) - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }

    private func showAccessory(_ frame: CGRect) {
        let own = currentAccessoryView
        if shownAccessoryView !== own {
            shownAccessoryView?.removeFromSuperview()
            shownAccessoryView = own
        }
        if let own {
            if own.superview !== cell { cell.addSubview(own) }
            place(own, frame)
        }
        guard own == nil, let kind = currentAccessory else {
            accessory?.removeFromSuperview()
            accessory = nil
            return
        }
        let view = accessory ?? CellAccessoryView()
        if accessory == nil {
            accessory = view
            cell.addSubview(view)
            view.detailHandler = { [weak cell] in
                guard let cell, let table = cell.tableView, let path = table.indexPath(for: cell) else { return }
                table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
            }
        }
        view.kind = kind
        place(view, frame)
    }

    private func showControls(_ layout: TableCellLayout) {
        let editing = cell.isEditing ? cell.placement.editing : nil
        let kind: CellEditingControl.Kind? = editing.flatMap { editing in
            if editing.selects { return .select }
            switch editing.style {
            case .none: return nil
            case .delete: return .delete
            case .insert: return .insert
            }
        }
        if let kind {
            let control = editingControl ?? CellEditingControl()
            if editingControl == nil {
                editingControl = control
                cell.addSubview(control)
                control.handler = { [weak cell] in
                    guard let cell, let table = cell.tableView else { return }
                    table.editing.controlTapped(on: cell)
                }
            }
            control.kind = kind
            control.isOn = cell.isSelected
            place(control, layout.editingControl)
        } else {
            editingControl?.removeFromSuperview()
            editingControl = nil
        }
        if layout.reorderControl.width > 0 {
            let control = reorderControl ?? CellReorderControl()
            if reorderControl == nil {
                reorderControl = control
                control.addGestureRecognizer(TableMovementGestureRecognizer(cell: cell))
                cell.addSubview(control)
            }
            place(control, layout.reorderControl)
        } else {
            reorderControl?.removeFromSuperview()
            reorderControl = nil
        }
    }

    func replaceAccessory(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === cell { old?.removeFromSuperview() }
        cell.setNeedsLayout()
    }
}

// MARK: - Separators

extension TableCellParts {
    /// The separator insets that follow the content, from left to right.
    var automaticSeparatorInset: UIEdgeInsets {
        let layout = layout(width: cell.bounds.width, height: cell.bounds.height)
        var leading = layout.content.minX + layout.contentMargins.leading
        if let list = cell.contentConfiguration as? UIListContentConfiguration {
            leading = layout.content.minX + list.separatorStart
        } else if let size = image?.image?.size {
            leading += size.width + 16
        }
        return cell.isMirrored
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: leading)
            : UIEdgeInsets(top: 0, left: leading, bottom: 0, right: 0)
    }

    private var separatorInset: UIEdgeInsets {
        if let own = cell.separatorInsetStorage { return own }
        guard let inset = cell.placement.separatorInset else { return automaticSeparatorInset }
        return cell.placement.separatorInsetsAreAdded ? automaticSeparatorInset + inset : inset
    }

    private func showSeparators(_ layout: TableCellLayout) {
        let placement = cell.placement
        let thickness = 1 / max(1, cell.traitCollection.displayScale)
        let bounds = cell.bounds
        topSeparator = line(
            topSeparator,
            placement.hasTopEdge ? CGRect(x: 0, y: 0, width: bounds.width, height: thickness) : nil
        )
        let inset = placement.hasBottomEdge ? .zero : separatorInset
        let frame = CGRect(
            x: inset.left,
            y: bounds.height - thickness,
            width: max(0, bounds.width - inset.left - inset.right),
            height: thickness
        )
        separator = line(separator, placement.hasSeparator && frame.width > 0 ? frame : nil)
    }

    private func line(_ view: UIView?, _ frame: CGRect?) -> UIView? {
        guard let frame else {
            view?.removeFromSuperview()
            return nil
        }
        let line = view ?? UIView()
        line.isUserInteractionEnabled = false
        if line.frame != frame { line.frame = frame }
        let color = cell.placement.separatorColor ?? .separator
        if line.backgroundColor != color { line.backgroundColor = color }
        if line.superview !== cell { cell.addSubview(line) } else { cell.bringSubviewToFront(line) }
        return line
    }
}

// MARK: - Backgrounds

extension TableCellParts {
    func replaceBackground(_ old: UIView?, with new: UIView?) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = cell.bounds
        cell.insertSubview(new, at: 0)
    }

    func updateBackgroundColor() {
        guard !cell.hasCustomBackgroundColor else { return }
        cell.setDefaultBackgroundColor(cell.configurationStorage?.background == nil ? cell.placement.background : nil)
    }

    func selectedBackgroundDidChange(from old: UIView?) {
        if old != nil, old === shownSelectedBackground { old?.removeFromSuperview() }
        updateSelectedBackground()
    }

    func updateSelectedBackground() {
        applyTextColors()
        editingControl?.isOn = cell.isSelected
        let isWanted =
            (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
            && cell.configurationStorage?.background == nil
        let wanted = isWanted ? currentSelectedBackground : nil
        guard wanted !== shownSelectedBackground || wanted?.superview !== cell else { return }
        shownSelectedBackground?.removeFromSuperview()
        shownSelectedBackground = wanted
        guard let wanted else { return }
        wanted.frame = cell.bounds
        cell.insertSubview(wanted, belowSubview: cell.contentViewStorage)
    }

    private var currentSelectedBackground: UIView {
        if cell.tableView?.allowsMultipleSelectionNow ?? false, let view = cell.multipleSelectionBackgroundView {
            return view
        }
        if let view = cell.selectedBackgroundView { return view }
        if let defaultSelectedBackground { return defaultSelectedBackground }
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.backgroundColor = .systemGray4
        defaultSelectedBackground = view
        return view
    }
}

extension UIListContentConfiguration {
    /// The x-coordinate at which the text starts.
    var separatorStart: CGFloat {
        guard let image else { return directionalLayoutMargins.leading }
        let reserved = imageProperties.reservedLayoutSize.width
        let width = reserved > 0 ? reserved : imageProperties.size(of: image).width
        return directionalLayoutMargins.leading + width + imageToTextPadding
    }
}

extension UITableViewCell {
    /// The table view that contains the cell.
    final var tableView: UITableView? { superview as? UITableView }

    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
