public import CellCatalog
import Foundation
import Honeycomb

extension PreviewScreen {
    /// The groups of a catalog as screens: the matrix, and one for each group.
    public static func screens(of catalog: Catalog) -> [PreviewScreen] {
        var titles = Dictionary(catalog.groups.map { ($0.fileName, $0.title) }) { first, _ in first }
        if catalog.matrix != nil { titles["matrix"] = "All combinations" }
        return catalog.screens.map { screen in
            let title = titles[screen.name] ?? screen.name
            // The parts of a design system are in groups: "Left: Title and subtitle".
            let parts = title.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return PreviewScreen(
                parts.last ?? title,
                identifier: screen.name,
                group: parts.count == 2 ? parts[0] : "Catalog"
            ) { _ in
                CellScreenViewController(state: screen.state)
            }
        }
    }
}
