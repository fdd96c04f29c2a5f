import Foundation

extension UISegmentedControl {
    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func setUp() {
        isOpaque = false
        background.layer.cornerRadius = Metrics.cornerRadius
        selection.layer.cornerRadius = Metrics.selectionRadius
        for view in [background, selectionShadow, selection] {
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
            let divider = UIView()
            divider.backgroundColor = .separator
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
                isEnabled: isEnabled && segment.isEnabled
            )
        }
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

    final func index(under touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        let index = segments.indices.first { x >= place(of: $0).minX && x < place(of: $0).maxX }
        return index.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    /// Returns the frame of a segment, rounded to pixels.
    final func place(of index: Int) -> CGRect {
        guard !segments.isEmpty else { return .zero }
        let scale = max(1, traitCollection.displayScale)
        let slot = isMirrored ? segments.count - 1 - index : index
        let width = bounds.width / CGFloat(segments.count)
        let left = (width * CGFloat(slot) * scale).rounded() / scale
        let right = (width * CGFloat(slot + 1) * scale).rounded() / scale
        return CGRect(x: bounds.minX + left, y: bounds.minY, width: right - left, height: bounds.height)
    }

    final func placeSelection() {
        let isShown = segments.indices.contains(selectedIndex)
        selection.isHidden = !isShown
        selectionShadow.isHidden = !isShown
        guard isShown else { return }
        let inset = Metrics.selectionInset
        let rect = place(of: selectedIndex).insetBy(dx: inset, dy: inset)
        selection.frame = rect
        selectionShadow.cornerRadius = Metrics.selectionRadius
        selectionShadow.frame = rect.insetBy(dx: -SoftShadowView.overflow, dy: -SoftShadowView.overflow)
    }

    /// Lays out the dividers, and hides those next to the selected segment.
    final func placeDividers() {
        for (index, divider) in dividers.enumerated() {
            let right = place(of: isMirrored ? index : index + 1)
            divider.frame = CGRect(
                x: right.minX - 0.5,
                y: bounds.midY - Metrics.dividerHeight / 2,
                width: 1,
                height: Metrics.dividerHeight
            )
            divider.isHidden = index == selectedIndex || index + 1 == selectedIndex
        }
    }
}
