import Foundation

extension UISegmentedControl {
    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func setUp() {
        isOpaque = false
        // The shadow ends at the edge of the control.
        background.clipsToBounds = true
        background.addSubview(selectionShadow)
        for view in [background, selection] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        updateColors()
    }

    final func insert(_ segment: SegmentView, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segment.isUserInteractionEnabled = false
        segment.activate = { [weak self, weak segment] in
            guard let self, let segment, let index = segments.firstIndex(where: { $0 === segment }) else { return }
            if isEnabled, segment.isEnabled { select(index) }
        }
        segments.insert(segment, at: index)
        addSubview(segment)
        if selectedIndex >= index { selectedIndex += 1 }
        segmentsChanged()
    }

    final func segmentsChanged() {
        for divider in dividers { divider.removeFromSuperview() }
        dividers = segments.dropFirst().map { _ in
            let divider = UIImageView()
            divider.backgroundColor = customization?.dividers.isEmpty == false ? nil : .separator
            divider.isUserInteractionEnabled = false
            insertSubview(divider, aboveSubview: background)
            return divider
        }
        updateSegments()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    final func updateColors() {
        background.backgroundColor = .tertiarySystemFill
        let standard = UIColor { traits in traits.userInterfaceStyle == .dark ? .systemGray2 : .white }
        selection.backgroundColor = selectedSegmentTintColor ?? standard
    }

    final func updateSegments() {
        for (index, segment) in segments.enumerated() {
            segment.show(
                isSelected: index == selectedIndex,
                isPressed: index == pressedIndex,
                isEnabled: isEnabled && segment.isEnabled,
                attributes: customization?.shownAttributes(in: state(ofSegmentAt: index)) ?? [:]
            )
            segment.backgroundImage = customization?.shownBackground(in: state(ofSegmentAt: index))
            segment.adjustment = customization?.shownAdjustment(of: segmentType(at: index)) ?? .zero
        }
        background.isHidden = customization?.hasBackgrounds ?? false
        selectionShadow.alpha = isEnabled ? 1 : 0
        selection.alpha = isEnabled ? 1 : Metrics.disabledAlpha
    }

    final func select(_ index: Int) {
        guard index != selectedIndex else { return }
        layoutIfNeeded()
        selectedIndex = index
        let action = segments[index].action
        updateSegments()
        let options: UIView.AnimationOptions = [.beginFromCurrentState, .allowUserInteraction, .layoutSubviews]
        UIView.animate(
            withDuration: Metrics.duration,
            delay: 0,
            options: options,
            animations: { self.placeSelection() }
        )
        if let action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    final func press(_ index: Int?) {
        guard index != pressedIndex else { return }
        pressedIndex = index
        updateSegments()
        setNeedsLayout()
    }

    final func index(under touch: UITouch) -> Int? { index(at: touch.location(in: self)) }

    /// Returns the index of the enabled segment at a point.
    final func index(at point: CGPoint) -> Int? {
        let x = point.x
        let index = segments.indices.first { x >= place(of: $0).minX && x < place(of: $0).maxX }
        return index.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    /// The size that fits the content of the segments.
    final var fittingSize: CGSize {
        let widths = naturalWidths
        let automatic = segments.indices.filter { segments[$0].fixedWidth == 0 }
        var width = widths.reduce(0, +)
        if !apportionsSegmentWidthsByContent {
            let widest = automatic.map { widths[$0] }.max() ?? 0
            width = automatic.reduce(width) { $0 + widest - widths[$1] }
        }
        var height = Metrics.height
        if let image = customization?.shownBackground(in: .normal) { height = max(height, image.size.height) }
        let tolerance: CGFloat = 1e-4
        return CGSize(width: (width - tolerance).rounded(.up), height: height)
    }

    /// The widths of the segments: fixed ones, and those of the content.
    private var naturalWidths: [CGFloat] {
        let padding = traitCollection.metrics.controls.segmentPadding
        return segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.contentSize.width + padding * 2 }
    }

    /// The widths of the segments in the bounds: fixed ones are kept, the others share the rest, equally or in
    /// proportion to their content.
    private var widths: [CGFloat] {
        let isEqual = !apportionsSegmentWidthsByContent
        if isEqual, segments.allSatisfy({ $0.fixedWidth == 0 }) {
            return Array(repeating: bounds.width / CGFloat(segments.count), count: segments.count)
        }
        let natural = naturalWidths
        let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
        let automatic = segments.indices.filter { segments[$0].fixedWidth == 0 }
        let wanted = automatic.reduce(0) { $0 + natural[$1] }
        let rest = max(0, bounds.width - fixed)
        return segments.indices.map { index in
            if segments[index].fixedWidth > 0 { return segments[index].fixedWidth }
            return isEqual ? rest / CGFloat(automatic.count) : wanted > 0 ? rest * natural[index] / wanted : 0
        }
    }

    /// Returns the frame of a segment, rounded to pixels.
    final func place(of index: Int) -> CGRect {
        guard segments.indices.contains(index) else { return .zero }
        let scale = max(1, traitCollection.displayScale)
        let all = widths
        var left = all[..<index].reduce(0, +)
        if isMirrored { left = bounds.width - left - all[index] }
        let right = ((left + all[index]) * scale).rounded() / scale
        left = (left * scale).rounded() / scale
        return CGRect(x: bounds.minX + left, y: bounds.minY, width: right - left, height: bounds.height)
    }

    final func placeSegments() {
        for (index, segment) in segments.enumerated() { segment.frame = place(of: index) }
    }

    final func placeSelection() {
        let isCapsule = traitCollection.metrics.controls.areCapsules
        background.layer.cornerRadius = isCapsule ? bounds.height / 2 : Metrics.cornerRadius
        let isShown = segments.indices.contains(selectedIndex) && customization?.hasBackgrounds != true
        selection.isHidden = !isShown
        selectionShadow.isHidden = !isShown
        guard isShown else { return }
        let inset = Metrics.selectionInset
        let rect = place(of: selectedIndex).insetBy(dx: inset, dy: inset)
        selection.frame = rect
        selection.layer.cornerRadius = isCapsule ? rect.height / 2 : Metrics.selectionRadius
        selectionShadow.cornerRadius = selection.layer.cornerRadius
        selectionShadow.frame = rect.insetBy(dx: -SoftShadowView.overflow, dy: -SoftShadowView.overflow)
    }

    /// Lays out the dividers, and hides those next to the selected segment.
    final func placeDividers() {
        for (index, divider) in dividers.enumerated() {
            let right = place(of: isMirrored ? index : index + 1)
            if let customization, !customization.dividers.isEmpty {
                place(divider, beside: right, image: dividerImage(after: index, in: customization))
                continue
            }
            divider.frame = CGRect(
                x: right.minX - 0.5,
                y: bounds.midY - Metrics.dividerHeight / 2,
                width: 1,
                height: Metrics.dividerHeight
            )
            divider.isHidden = index == selectedIndex || index + 1 == selectedIndex
        }
    }

    private func dividerImage(after index: Int, in customization: SegmentCustomization) -> UIImage? {
        let states = [index, index + 1].map(state(ofSegmentAt:))
        return customization.shownDivider(
            SegmentCustomization.DividerStates(
                left: isMirrored ? states[1] : states[0],
                right: isMirrored ? states[0] : states[1]
            )
        )
    }

    private func place(_ divider: UIImageView, beside segment: CGRect, image: UIImage?) {
        divider.image = image
        let width = image?.size.width ?? 0
        divider.frame = CGRect(x: segment.minX - width / 2, y: bounds.minY, width: width, height: bounds.height)
    }
}
