import Foundation

/// The images, text attributes and adjustments of a segmented control.
struct SegmentCustomization {
    /// The states of the segments on both sides of a divider.
    struct DividerStates: Hashable {
        let left: UIControl.State
        let right: UIControl.State
    }

    var attributes = ValuesByState<[NSAttributedString.Key: Any]>()
    var backgrounds: [UIBarMetrics: ValuesByState<UIImage>] = [:]
    var dividers: [UIBarMetrics: [DividerStates: UIImage]] = [:]
    var adjustments: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

    /// Whether images replace the background and the shape of the selection.
    var hasBackgrounds: Bool { backgrounds[.default]?.isEmpty == false }

    /// Returns the attributes of a title in a state, with those of the normal state.
    func shownAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let own = attributes[exactly: state] ?? [:]
        return (attributes[exactly: .normal] ?? [:]).merging(own) { $1 }
    }

    func shownBackground(in state: UIControl.State) -> UIImage? { backgrounds[.default]?.value(in: state) }

    /// Returns the divider for the states of the segments beside it, or else the one for normal segments.
    func shownDivider(_ states: DividerStates) -> UIImage? {
        let dividers = dividers[.default]
        return dividers?[states] ?? dividers?[DividerStates(left: .normal, right: .normal)]
    }

    func shownAdjustment(of segment: UISegmentedControl.Segment) -> UIOffset {
        adjustments[.default]?[segment] ?? adjustments[.default]?[.any] ?? .zero
    }
}

extension UISegmentedControl {
    final func customize(_ change: (inout SegmentCustomization) -> Void) {
        var customization = customization ?? SegmentCustomization()
        change(&customization)
        self.customization = customization
        segmentsChanged()
    }

    /// Returns the state in which a segment is shown.
    final func state(ofSegmentAt index: Int) -> UIControl.State {
        var state: UIControl.State = []
        if index == selectedIndex { state.insert(.selected) }
        if index == pressedIndex { state.insert(.highlighted) }
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        return state
    }

    final func segmentType(at index: Int) -> Segment {
        if segments.count == 1 { return .alone }
        let slot = isMirrored ? segments.count - 1 - index : index
        return slot == 0 ? .left : slot == segments.count - 1 ? .right : .center
    }
}
