import Foundation

/// The page of `comb screens`: a row of pictures for each document.
struct ScreensPage {
    struct Picture {
        let file: String
        let variant: String
        /// The width of the screen, in points.
        let width: CGFloat
    }

    struct Row {
        let name: String
        let pictures: [Picture]
    }

    let rows: [Row]

    var html: String {
        let links = rows.map { "<a href=\"#\(escaped($0.name))\">\(escaped($0.name))</a>" }.joined(separator: "\n")
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Screens</title>
            <style>
            body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; background: #eceff3; color: #16181d; }
            nav { display: flex; flex-wrap: wrap; gap: 12px; }
            section { display: flex; gap: 20px; overflow-x: auto; align-items: flex-start; padding: 8px 0 24px; }
            figure { margin: 0; }
            figcaption { padding: 4px 0; }
            img { display: block; border-radius: 8px; box-shadow: 0 1px 6px #0003; }
            @media (prefers-color-scheme: dark) { body { background: #1b1e24; color: #f1f3f7; } a { color: #8ab4ff; } }
            </style>
            <h1>Screens</h1>
            <nav>
            \(links)
            </nav>
            \(rows.map(section).joined(separator: "\n"))
            </html>

            """
    }

    private func section(_ row: Row) -> String {
        let figures = row.pictures.map { picture in
            let (file, variant) = (escaped(picture.file), escaped(picture.variant))
            return """
                <figure><figcaption>\(variant)</figcaption>
                <img src="\(file)" alt="\(escaped(row.name)), \(variant)" width="\(Int(picture.width))" loading="lazy"></figure>
                """
        }
        return
            "<h2 id=\"\(escaped(row.name))\">\(escaped(row.name))</h2>\n<section>\n\(figures.joined(separator: "\n"))\n</section>"
    }

    private func escaped(_ text: String) -> String {
        [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
