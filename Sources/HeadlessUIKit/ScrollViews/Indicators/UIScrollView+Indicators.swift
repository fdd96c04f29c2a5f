extension UIScrollView {
    final func showIndicators() {
        guard window != nil else { return }
        let indicators = self.indicators ?? ScrollIndicators(scrollView: self)
        self.indicators = indicators
        indicators.show()
    }

    final func hideIndicatorsSoon() {
        indicators?.hideSoon()
    }

    final func placeIndicators() {
        indicators?.place()
    }
}
