import Foundation

extension UINavigationBar {
    final func makeContents() {
        if let apply = UIBarItem.applyAppearance { for item in topItem?.barButtons ?? [] { apply(item, self) } }
        needsContents = false
        for view in leadingViews + trailingViews + [middleView].compactMap({ $0 }) { view.removeFromSuperview() }
        let isWide = traitCollection.horizontalSizeClass == .regular
        leadingItems = makeViews(of: topItem?.leadingGroups(isWide: isWide))
        let left = leadingItems.flatMap { $0 }
        let showsBack = (backItem != nil || topItem?.backActionStorage != nil) && topItem?.hidesBackButton == false
        leadingViews = left.map(\.view)
        backButton = nil
        fittedBackButtonWidth = nil
        if showsBack, left.isEmpty || topItem?.leftItemsSupplementBackButton == true {
            let button = makeBackButton()
            backButton = button
            leadingViews.insert(button, at: 0)
        }
        trailingItems = makeViews(of: topItem?.trailingGroups)
        trailingViews = trailingItems.flatMap { $0 }.map(\.view)
        updateAppearance()
        showPrompt()
        let middle = topItem?.titleView ?? titleLabel
        middleView = middle
        for view in leadingViews + trailingViews + [middle] { addSubview(view) }
    }

    private func showPrompt() {
        guard let prompt = topItem?.prompt else {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
            return
        }
        let label = promptLabel ?? UILabel()
        promptLabel = label
        label.font = .systemFont(ofSize: Metrics.promptFontSize)
        label.textAlignment = .center
        label.textColor = textColor
        label.text = prompt
        addSubview(label)
    }

    private func makeViews(of groups: [[UIBarButtonItem]]?) -> [[(item: UIBarButtonItem, view: UIView)]] {
        (groups ?? []).map { $0.filter { !$0.isHidden }.map { ($0, makeView(of: $0)) } }
    }

    private func makeView(of item: UIBarButtonItem) -> UIView {
        let view = item.makeView(
            appearance: shownAppearance.map { item.style == .done ? $0.doneButtonAppearance : $0.buttonAppearance }
        )
        useGlassColor(view, of: item)
        return view
    }
}
