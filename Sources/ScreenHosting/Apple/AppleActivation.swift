#if canImport(UIKit)
import UIKit

/// Does to a view what a touch would, as far as a process can do it to itself.
@MainActor
struct AppleActivation {
    let window: UIWindow
    /// The point of the touch, in window coordinates.
    let point: CGPoint

    /// Activates the innermost control, row or accessibility element that contains a view.
    func activate(_ view: UIView) {
        var next: UIView? = view
        while let candidate = next {
            if activateOnly(candidate) { return }
            next = candidate.superview
        }
    }

    /// Moves the slider or scrolls the scroll view that contains a view.
    func drag(_ view: UIView, to end: CGPoint) {
        var next: UIView? = view
        while let candidate = next {
            if let slider = candidate as? UISlider { return set(slider, to: end) }
            if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled {
                return scroll(scrollView, by: CGPoint(x: point.x - end.x, y: point.y - end.y))
            }
            next = candidate.superview
        }
    }

    private func activateOnly(_ view: UIView) -> Bool {
        switch view {
        case let control as UIControl:
            if control.isEnabled { use(control) }
            return true

        case let textView as UITextView: return textView.becomeFirstResponder()

        case let cell as UICollectionViewCell: return cell.accessibilityActivate() || select(cell)
        case let cell as UITableViewCell: return cell.accessibilityActivate() || select(cell)
        default: return view.isAccessibilityElement && view.accessibilityActivate()
        }
    }

    private func use(_ control: UIControl) {
        let position = control.convert(point, from: nil)
        switch control {
        case let toggle as UISwitch:
            toggle.setOn(!toggle.isOn, animated: false)
            toggle.sendActions(for: .valueChanged)

        case let segments as UISegmentedControl where segments.numberOfSegments > 0:
            let width = segments.bounds.width / CGFloat(segments.numberOfSegments)
            let index = min(max(Int(position.x / max(1, width)), 0), segments.numberOfSegments - 1)
            guard segments.isEnabledForSegment(at: index), segments.selectedSegmentIndex != index else { return }
            segments.selectedSegmentIndex = index
            segments.sendActions(for: .valueChanged)

        case let stepper as UIStepper:
            let step = position.x < stepper.bounds.midX ? -stepper.stepValue : stepper.stepValue
            stepper.value = min(max(stepper.value + step, stepper.minimumValue), stepper.maximumValue)
            stepper.sendActions(for: .valueChanged)

        case let field as UITextField: field.becomeFirstResponder()
        default:
            control.sendActions(for: .touchDown)
            control.sendActions(for: .touchUpInside)
        }
    }

    private func select(_ cell: UICollectionViewCell) -> Bool {
        guard let list: UICollectionView = ancestor(of: cell), let path = list.indexPath(for: cell) else {
            return false
        }
        guard cell.isUserInteractionEnabled else { return true }
        let delegate = list.delegate
        guard delegate?.collectionView?(list, shouldHighlightItemAt: path) ?? true else { return true }
        if list.allowsMultipleSelection, list.indexPathsForSelectedItems?.contains(path) ?? false {
            guard delegate?.collectionView?(list, shouldDeselectItemAt: path) ?? true else { return true }
            list.deselectItem(at: path, animated: false)
            delegate?.collectionView?(list, didDeselectItemAt: path)
        } else if delegate?.collectionView?(list, shouldSelectItemAt: path) ?? true {
            let previous = list.allowsMultipleSelection ? [] : list.indexPathsForSelectedItems ?? []
            list.selectItem(at: path, animated: false, scrollPosition: [])
            for old in previous where old != path { delegate?.collectionView?(list, didDeselectItemAt: old) }
            delegate?.collectionView?(list, didSelectItemAt: path)
        }
        return true
    }

    private func select(_ cell: UITableViewCell) -> Bool {
        guard let list: UITableView = ancestor(of: cell), let path = list.indexPath(for: cell) else { return false }
        guard cell.isUserInteractionEnabled else { return true }
        let delegate = list.delegate
        guard delegate?.tableView?(list, shouldHighlightRowAt: path) ?? true else { return true }
        if list.allowsMultipleSelection, list.indexPathsForSelectedRows?.contains(path) ?? false {
            list.deselectRow(at: path, animated: false)
            delegate?.tableView?(list, didDeselectRowAt: path)
            return true
        }
        let previous = list.allowsMultipleSelection ? nil : list.indexPathForSelectedRow
        let target: IndexPath
        if let delegate, delegate.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))) {
            guard let changed = delegate.tableView?(list, willSelectRowAt: path) else { return true }
            target = changed
        } else {
            target = path
        }
        list.selectRow(at: target, animated: false, scrollPosition: .none)
        if let previous, previous != target { delegate?.tableView?(list, didDeselectRowAt: previous) }
        delegate?.tableView?(list, didSelectRowAt: target)
        return true
    }

    private func set(_ slider: UISlider, to end: CGPoint) {
        guard slider.isEnabled else { return }
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.minimumValue)
        let room = max(1, track.width - thumb.width)
        let part = (slider.convert(end, from: nil).x - track.minX - thumb.width / 2) / room
        let isMirrored = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let share = Float(min(max(isMirrored ? 1 - part : part, 0), 1))
        slider.setValue(slider.minimumValue + share * (slider.maximumValue - slider.minimumValue), animated: false)
        slider.sendActions(for: .valueChanged)
    }

    /// The distance of a pull after which a refresh control begins, in points.
    private static let refreshDistance: CGFloat = 120

    private func scroll(_ scrollView: UIScrollView, by distance: CGPoint) {
        let insets = scrollView.adjustedContentInset
        let top = -insets.top
        if scrollView.contentOffset.y <= top, -distance.y > Self.refreshDistance,
            let control = scrollView.refreshControl
        {
            control.beginRefreshing()
            return control.sendActions(for: .valueChanged)
        }
        let size = scrollView.contentSize
        let right = max(-insets.left, size.width + insets.right - scrollView.bounds.width)
        let bottom = max(top, size.height + insets.bottom - scrollView.bounds.height)
        let offset = CGPoint(
            x: min(max(scrollView.contentOffset.x + distance.x, -insets.left), right),
            y: min(max(scrollView.contentOffset.y + distance.y, top), bottom)
        )
        scrollView.setContentOffset(offset, animated: false)
    }

    private func ancestor<Ancestor: UIView>(of view: UIView) -> Ancestor? {
        var next = view.superview
        while let candidate = next {
            if let found = candidate as? Ancestor { return found }
            next = candidate.superview
        }
        return nil
    }
}
#endif
