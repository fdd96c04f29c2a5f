import Foundation

extension UISearchBar {
    final func setUp() {
        background.isUserInteractionEnabled = false
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(
            UIAction { [weak self] _ in self.map { bar in bar.tell { $0.searchBarCancelButtonClicked(bar) } } },
            for: .touchUpInside
        )
        scopes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                tell { $0.searchBar(self, selectedScopeButtonIndexDidChange: self.scopes.selectedSegmentIndex) }
            },
            for: .valueChanged
        )
        promptLabel.font = .systemFont(ofSize: Metrics.promptFontSize)
        promptLabel.textAlignment = .center
        accessory.didTap = { [weak self] icon in
            guard let self else { return }
            tell { delegate in
                if icon == .bookmark {
                    delegate.searchBarBookmarkButtonClicked(self)
                } else {
                    delegate.searchBarResultsListButtonClicked(self)
                }
            }
        }
        for view in [background, promptLabel, field, cancelButton, scopeBackground, scopes] { addSubview(view) }
        field.delegate = fieldDelegate
        field.returnKeyType = .search
        field.enablesReturnKeyAutomatically = true
        field.autocapitalizationType = .none
        field.addAction(
            UIAction { [weak self] _ in
                self?.showAccessory()
                self.map { bar in bar.tell { $0.searchBar(bar, textDidChange: bar.field.text ?? "") } }
            },
            for: .editingChanged
        )
    }

    /// Shows the button at the end of the text field.
    final func showAccessory() {
        let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
        if let icon { accessory.show(icon, images: images) }
        field.rightView = icon == nil ? nil : accessory
        // Without text there is no clear button, so the accessory takes its place.
        field.rightViewMode = icon == nil ? .never : field.hasText ? .never : .always
    }

    final func showBackground() {
        let image = images.bar.shownBackground(at: barPosition)
        background.image = searchBarStyle == .minimal ? nil : image
        let color = barTintColor ?? (barStyle.isBlack ? .black : nil)
        background.backgroundColor = searchBarStyle == .minimal || image != nil ? nil : color
    }

    final func placeParts() {
        background.frame = bounds
        cancelButton.isHidden = !showsCancelStorage
        let button = showsCancelStorage ? cancelButton.sizeThatFits(.zero).width : 0
        let availableWidth = bounds.width - 2 * Metrics.margin - (showsCancelStorage ? button + Metrics.margin : 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top = promptHeight + (min(bounds.height - promptHeight, contentHeight) - fieldHeight) / 2
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
        let start = isMirrored && showsCancelStorage ? 2 * Metrics.margin + button : Metrics.margin
        field.frame = CGRect(x: start, y: top, width: max(0, availableWidth), height: fieldHeight)
        cancelButton.frame = CGRect(
            x: isMirrored ? Metrics.margin : bounds.width - Metrics.margin - button,
            y: top,
            width: button,
            height: fieldHeight
        )
        scopes.isHidden = !hasScopes
        scopeBackground.isHidden = !hasScopes
        scopeBackground.frame = CGRect(
            x: 0,
            y: promptHeight + contentHeight,
            width: bounds.width,
            height: Metrics.scopeHeight
        )
        scopes.frame = CGRect(
            x: Metrics.margin,
            y: promptHeight + contentHeight,
            width: max(0, bounds.width - 2 * Metrics.margin),
            height: scopes.intrinsicContentSize.height
        )
    }
}
