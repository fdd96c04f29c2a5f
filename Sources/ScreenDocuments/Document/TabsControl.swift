import Honeycomb

/// The tabs in the bar of a document.
final class TabsControl: UISegmentedControl {
    private var tabs: DocumentBar.Tabs?

    /// Shows tabs. An index that is not among them selects none.
    func show(_ tabs: DocumentBar.Tabs) {
        if self.tabs == nil {
            addAction(
                UIAction { [weak self] _ in
                    guard let self, selectedSegmentIndex >= 0 else { return }
                    self.tabs?.perform(selectedSegmentIndex)
                },
                for: .valueChanged
            )
        }
        if self.tabs?.titles != tabs.titles {
            removeAllSegments()
            for (index, title) in tabs.titles.enumerated() {
                insertSegment(withTitle: title, at: index, animated: false)
            }
            sizeToFit()
        }
        self.tabs = tabs
        let isKnown = tabs.titles.indices.contains(tabs.selection)
        selectedSegmentIndex = isKnown ? tabs.selection : UISegmentedControl.noSegment
    }
}
