import CellCatalog
import Foundation

/// A page that shows the cells that changes of tokens touch, before and after.
struct TokenImpactPage {
    private var body = ""
    private var pictures: [(name: String, data: Data)] = []

    /// Adds the cells of one change.
    ///
    /// - Parameters:
    ///   - change: The change in words.
    ///   - context: The contexts of modifiers in words; empty if there are none.
    ///   - cells: The cells that it touches.
    @MainActor
    mutating func add(_ change: String, context: String, cells: [CatalogComparison.Cell]) {
        body += "<h2>\(Self.escaped(change))</h2>\n"
        if !context.isEmpty { body += "<p>\(Self.escaped(context))</p>\n" }
        guard !cells.isEmpty else { return }
        body += "<table>\n<tr><th>Cell</th><th>Before</th><th>After</th></tr>\n"
        for cell in cells {
            let number = pictures.count / 2 + 1
            let names = ["\(number)-before.png", "\(number)-after.png"]
            pictures += [(names[0], cell.before), (names[1], cell.after)]
            let images = names.map { "<td><img src=\"cells/\($0)\" alt=\"\"></td>" }.joined()
            body += "<tr><td>\(Self.escaped("\(cell.group): \(cell.title)"))</td>\(images)</tr>\n"
        }
        body += "</table>\n"
    }

    /// Writes `index.html`, and the pictures in a folder `cells`.
    func write(to folder: String) throws {
        let directory = URL(fileURLWithPath: folder, isDirectory: true)
        let cells = directory.appendingPathComponent("cells", isDirectory: true)
        do {
            // Pictures of an earlier page would stay beside those of this one.
            try? FileManager.default.removeItem(at: cells)
            try FileManager.default.createDirectory(at: cells, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("\(folder) cannot be written: \(error.reason)")
        }
        for picture in pictures {
            try OutputFile.write(picture.data, to: cells.appendingPathComponent(picture.name).path)
        }
        try OutputFile.write(Data(text.utf8), to: directory.appendingPathComponent("index.html").path)
    }

    private var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <title>Changed tokens</title>
        <style>
        body { font: 15px system-ui, sans-serif; margin: 24px }
        td, th { padding: 4px 8px; text-align: left; vertical-align: top }
        img { border: 1px solid #ccc }
        </style>
        <h1>Changed tokens</h1>
        \(body.isEmpty ? "<p>No changes.</p>\n" : body)</html>

        """
    }

    private static func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }
}
