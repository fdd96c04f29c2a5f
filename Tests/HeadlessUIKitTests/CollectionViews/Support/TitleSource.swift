import Foundation
import HeadlessUIKit

/// Shows titles in cells and records the calls it receives.
@MainActor final class TitleSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var log: [String] = []
    var headerTitles: (Int) -> String = { "Header \($0)" }
    var configure: (TestCell, IndexPath) -> Void = { _, _ in }
    var onWillDisplay: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
    var onDidSelect: (IndexPath) -> Void = { _ in }
    var onDidHighlight: (IndexPath) -> Void = { _ in }
    var allowsHighlight: (IndexPath) -> Bool = { _ in true }
    var allowsSelect: (IndexPath) -> Bool = { _ in true }
    var allowsDeselect: (IndexPath) -> Bool = { _ in true }
    /// Views that are currently displayed, by the delegate calls.
    private(set) var displayed: [ObjectIdentifier: String] = [:]

    init(sections: [[String]]) {
        self.sections = sections
    }

    // MARK: Data

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        log.append("cell \(name(indexPath))")
        if let cell = cell as? TestCell {
            cell.title = sections[indexPath.section][indexPath.item]
            configure(cell, indexPath)
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "header",
            for: indexPath
        )
        log.append("header \(indexPath.section)")
        (view as? TestHeader)?.title = headerTitles(indexPath.section)
        return view
    }

    // MARK: Display

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        log.append("will display \(name(indexPath))")
        displayed[ObjectIdentifier(cell)] = "cell"
        onWillDisplay(cell, indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        log.append("did end displaying \(name(indexPath))")
        displayed[ObjectIdentifier(cell)] = nil
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        log.append("will display header \(indexPath.section)")
        displayed[ObjectIdentifier(view)] = "header"
    }

    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        log.append("did end displaying header \(indexPath.section)")
        displayed[ObjectIdentifier(view)] = nil
    }

    // MARK: Touches

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log.append("should highlight \(name(indexPath))")
        return allowsHighlight(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("did highlight \(name(indexPath))")
        onDidHighlight(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("did unhighlight \(name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("should select \(name(indexPath))")
        return allowsSelect(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log.append("should deselect \(name(indexPath))")
        return allowsDeselect(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("did select \(name(indexPath))")
        onDidSelect(indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("did deselect \(name(indexPath))")
    }

    /// Sections other than the first have their number in the log.
    func name(_ path: IndexPath) -> String {
        path.section == 0 ? "\(path.item)" : "\(path.section)-\(path.item)"
    }
}
