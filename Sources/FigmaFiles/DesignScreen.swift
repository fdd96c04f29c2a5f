/// Where the elements of a rendered screen are, for a file of Figma and for comparing one with it. Lengths are in points, from the top
/// leading corner of the content.
package struct DesignScreen: Sendable {
    /// Something that is drawn.
    package struct Layer: Sendable {
        /// What is drawn.
        package enum Content: Equatable, Sendable {
            case text(String, TextStyle)
            case picture
            case shape
        }

        package var name: String
        package var box: FigmaBox
        package var content: Content
        /// The color of the letters or of the shape.
        package var color: FigmaPaint?

        package init(name: String, box: FigmaBox, content: Content, color: FigmaPaint? = nil) {
            (self.name, self.box, self.content, self.color) = (name, box, content, color)
        }

        /// The text; `nil` for what is no text.
        package var text: String? { if case .text(let text, _) = content { text } else { nil } }

        /// The font of a text.
        package var style: TextStyle? { if case .text(_, let style) = content { style } else { nil } }
    }

    /// The font of a text.
    package struct TextStyle: Equatable, Sendable {
        package var family: String
        /// The size, in points.
        package var size: Double
        /// The weight, 100 to 900.
        package var weight: Double

        package init(family: String, size: Double, weight: Double) {
            (self.family, self.size, self.weight) = (family, size, weight)
        }
    }

    /// A part of a row.
    package struct Part: Sendable {
        package var box: FigmaBox
        package var layers: [Layer]

        package init(box: FigmaBox, layers: [Layer]) { (self.box, self.layers) = (box, layers) }
    }

    /// A row, a header or a footer.
    package struct Element: Sendable {
        package var id: String
        package var box: FigmaBox
        /// The left and the right part of a row.
        package var left: Part?
        package var right: Part?
        /// What is in none of the parts.
        package var layers: [Layer]

        package init(id: String, box: FigmaBox, left: Part? = nil, right: Part? = nil, layers: [Layer] = []) {
            (self.id, self.box, self.left, self.right, self.layers) = (id, box, left, right, layers)
        }

        /// All that is drawn.
        package var allLayers: [Layer] { (left?.layers ?? []) + (right?.layers ?? []) + layers }
    }

    /// A section.
    package struct Section: Sendable {
        package var id: String
        package var box: FigmaBox
        package var header: Element?
        package var footer: Element?
        package var rows: [Element]

        package init(id: String, box: FigmaBox, header: Element?, footer: Element?, rows: [Element]) {
            (self.id, self.box, self.header, self.footer, self.rows) = (id, box, header, footer, rows)
        }
    }

    package var width: Double
    package var height: Double
    package var sections: [Section]

    package init(width: Double, height: Double, sections: [Section]) {
        (self.width, self.height, self.sections) = (width, height, sections)
    }
}
