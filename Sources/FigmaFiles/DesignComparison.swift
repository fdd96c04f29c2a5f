import Foundation
import ScreenDocumentsCore

/// How a rendered screen differs from a frame of a design: redlines.
///
/// Texts are paired by what they say. Places are those inside of the row, and rows are compared by their size and the distance to what is
/// above: a row that is taller than in the design is one redline, not one for each row below it.
package struct DesignComparison: Sendable {
    /// An element that differs.
    package struct Redline: Equatable, Sendable {
        /// Where the element is in the document, such as `/sections/0/items/2`.
        package let pointer: String
        /// The text of the element, or what it is.
        package let name: String
        /// The layer of the design; `nil` for what the design does not have.
        package let node: String?
        /// The frame on the screen, in points; that of the design for what the screen does not have.
        package let box: FigmaBox
        /// What differs: what the design says, an arrow, what the screen has.
        package let differences: [String]

        /// `/sections/0/items/2 "Wi-Fi" (12:34): leading 16 → 20, font size 17 → 15`.
        package var line: String {
            "\(pointer) \(name)\(node.map { " (\($0))" } ?? ""): \(differences.joined(separator: ", "))"
        }
    }

    /// From top to bottom; what is only in the design comes last.
    package private(set) var redlines: [Redline] = []

    private let tolerance: Double
    private let frame: FigmaBox
    /// The layers of the design that show something and were not paired, with the row that they are in.
    private var layers: [(node: FigmaNode, box: FigmaBox, row: FigmaBox?)] = []
    private var above: (design: Double, screen: Double)?

    /// Compares a screen with a frame.
    ///
    /// - Parameters:
    ///   - reader: The reader of the file, which tells rows from other layers.
    ///   - node: The frame.
    ///   - screen: The screen.
    ///   - tolerance: The greatest difference that counts as none, in points.
    package init(_ reader: ScreenDesignReader, _ node: FigmaNode, _ screen: DesignScreen, tolerance: Double = 0.5) {
        self.tolerance = tolerance
        let origin = node.box ?? FigmaBox(x: 0, y: 0, width: screen.width, height: screen.height)
        frame = origin
        for child in node.visibleChildren where !reader.isBesideList(child) { collect(child, row: nil, reader) }
        if abs(origin.width - screen.width) > tolerance {
            let change = "width \(Self.text(origin.width)) → \(Self.text(screen.width))"
            let box = FigmaBox(x: 0, y: 0, width: screen.width, height: 0)
            redlines.append(Redline(pointer: "/", name: "the screen", node: node.id, box: box, differences: [change]))
        }
        for (index, section) in screen.sections.enumerated() {
            if let header = section.header { compare(header, "/sections/\(index)/header") }
            for (row, element) in section.rows.enumerated() { compare(element, "/sections/\(index)/items/\(row)") }
            if let footer = section.footer { compare(footer, "/sections/\(index)/footer") }
        }
        for layer in layers where layer.node.characters?.isEmpty == false {
            redlines.append(
                Redline(
                    pointer: "/",
                    name: (layer.node.characters ?? "").quoted,
                    node: layer.node.id,
                    box: layer.box,
                    differences: ["is not on the screen"]
                )
            )
        }
    }

    private mutating func collect(_ node: FigmaNode, row: FigmaBox?, _ reader: ScreenDesignReader) {
        let box = node.box?.relative(to: frame)
        let row = row ?? (reader.isRow(node) || reader.isHeader(node) ? box : nil)
        let isLeaf = node.visibleChildren.isEmpty
        if let box, isLeaf, node.type == "TEXT" || box.width > 0 { layers.append((node, box, row)) }
        for child in node.visibleChildren { collect(child, row: row, reader) }
    }

    private mutating func compare(_ element: DesignScreen.Element, _ pointer: String) {
        var row: FigmaBox?
        var node: String?
        var found: [Redline] = []
        for layer in element.allLayers {
            guard let text = layer.text, let style = layer.style else { continue }
            let isRight = element.right?.layers.contains { $0.box == layer.box && $0.name == layer.name } ?? false
            guard let pair = pair(of: text, layer.box) else {
                let missing = ["is not in the design"]
                found.append(
                    Redline(pointer: pointer, name: text.quoted, node: nil, box: layer.box, differences: missing)
                )
                continue
            }
            row = row ?? pair.row
            node = node ?? pair.node.id
            var differences: [String] = []
            if let said = pair.node.characters, said != text {
                differences.append("text \(said.quoted) → \(text.quoted)")
            }
            if let row = pair.row {
                if isRight {
                    length("trailing", row.maxX - pair.box.maxX, element.box.maxX - layer.box.maxX, &differences)
                } else {
                    length("leading", pair.box.x - row.x, layer.box.x - element.box.x, &differences)
                }
                length("middle", pair.box.midY - row.y, layer.box.midY - element.box.y, &differences)
            } else {
                // A text that is in no row, as headers are drawn, only has a place on the screen.
                length("leading", pair.box.x, layer.box.x, &differences)
            }
            if let size = pair.node.fontSize { length("font size", size, style.size, &differences) }
            if let weight = pair.node.fontWeight, weight != style.weight {
                differences.append("font weight \(Self.text(weight)) → \(Self.text(style.weight))")
            }
            if let fill = pair.node.fill, let color = layer.color, fill.hexadecimal != color.hexadecimal {
                differences.append("color \(fill.hexadecimal) → \(color.hexadecimal)")
            }
            if !differences.isEmpty {
                found.append(
                    Redline(
                        pointer: pointer,
                        name: text.quoted,
                        node: pair.node.id,
                        box: layer.box,
                        differences: differences
                    )
                )
            }
        }
        if let row { pictures(of: element, in: row, pointer, &found) }
        if let row {
            var differences: [String] = []
            length("height", row.height, element.box.height, &differences)
            length("width", row.width, element.box.width, &differences)
            length("leading", row.x, element.box.x, &differences)
            if let above { length("distance above", row.y - above.design, element.box.y - above.screen, &differences) }
            above = (row.maxY, element.box.maxY)
            if !differences.isEmpty {
                let name = element.id.isEmpty ? "the element" : element.id.quoted
                redlines.append(
                    Redline(pointer: pointer, name: name, node: node, box: element.box, differences: differences)
                )
            }
        } else {
            above = nil
        }
        redlines += found
    }

    /// Takes the nearest layer that says the same, else the nearest text at about the same place.
    private mutating func pair(of text: String, _ box: FigmaBox) -> (node: FigmaNode, box: FigmaBox, row: FigmaBox?)? {
        func distance(_ other: FigmaBox) -> Double { abs(other.y - box.y) + abs(other.x - box.x) / 4 }
        func nearest(_ isWanted: (FigmaNode, FigmaBox) -> Bool) -> Int? {
            layers.indices.filter { layers[$0].node.type == "TEXT" && isWanted(layers[$0].node, layers[$0].box) }
                .min { distance(layers[$0].box) < distance(layers[$1].box) }
        }
        let same = nearest { node, _ in node.characters == text }
        let index = same ?? nearest { _, other in abs(other.midY - box.midY) < 12 && abs(other.x - box.x) < 24 }
        return index.map { layers.remove(at: $0) }
    }

    /// Compares pictures and shapes with those of the same row that are nearest.
    private mutating func pictures(
        of element: DesignScreen.Element,
        in row: FigmaBox,
        _ pointer: String,
        _ found: inout [Redline]
    ) {
        for layer in element.allLayers where layer.content == .picture {
            let place = layer.box.relative(to: element.box)
            let candidates = layers.indices.filter { layers[$0].row == row && layers[$0].node.type != "TEXT" }
            let index = candidates.min {
                Self.distance(layers[$0].box.relative(to: row), place)
                    < Self.distance(layers[$1].box.relative(to: row), place)
            }
            guard let index, Self.distance(layers[index].box.relative(to: row), place) < 48 else { continue }
            let pair = layers.remove(at: index)
            let design = pair.box.relative(to: row)
            var differences: [String] = []
            length("width", design.width, place.width, &differences)
            length("height", design.height, place.height, &differences)
            let isRight = place.midX > element.box.width / 2
            if isRight {
                length("trailing", row.width - design.maxX, element.box.width - place.maxX, &differences)
            } else {
                length("leading", design.x, place.x, &differences)
            }
            length("middle", design.midY, place.midY, &differences)
            guard !differences.isEmpty else { continue }
            found.append(
                Redline(
                    pointer: pointer,
                    name: "the picture",
                    node: pair.node.id,
                    box: layer.box,
                    differences: differences
                )
            )
        }
    }

    private static func distance(_ first: FigmaBox, _ second: FigmaBox) -> Double {
        abs(first.midX - second.midX) + abs(first.midY - second.midY)
    }

    private func length(_ what: String, _ design: Double, _ screen: Double, _ differences: inout [String]) {
        guard abs(design - screen) > tolerance else { return }
        differences.append("\(what) \(Self.text(design)) → \(Self.text(screen))")
    }

    private static func text(_ number: Double) -> String { ((number * 100).rounded() / 100).shortest }
}

extension ScreenDesignReader {
    /// Whether a layer of a screen is no part of its list: bars and what the system shows.
    func isBesideList(_ node: FigmaNode) -> Bool {
        let name = LayerName.key(file.componentName(of: node))
        return isOfSystem(node) || Self.bars.contains { name.contains($0) } || node.name == DesignComponents.bottomBar
            || node.name == DesignComponents.bottomButton
    }

    /// Whether a layer is the header or the footer of a section.
    func isHeader(_ node: FigmaNode) -> Bool {
        guard node.type == "INSTANCE", case .part(let rule, _)? = names.meaning(of: file.componentName(of: node)) else {
            return false
        }
        return rule == .header || rule == .footer
    }
}
