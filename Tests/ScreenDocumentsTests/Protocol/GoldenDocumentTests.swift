import Expectations
import Foundation
import Honeycomb
import PartDeclarations
import ScreenDocuments
import Testing

/// Documents that a released version accepted. They are never edited: a document that was accepted once stays accepted and means
/// the same. `GOLDEN=write` adds the meaning of new ones.
@MainActor
@Suite("Documents of all versions")
struct GoldenDocumentTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Golden")
    private static let names: [String] =
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    @Test("every document that a version accepted is accepted, and shows the same")
    func meanings() throws {
        expect(Self.names.count >= 6)
        for name in Self.names {
            let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
            let document = try ScreenDocument(data: data, fileName: name)
            let lenient = try ScreenDocument(data: data, fileName: name, policy: .lenient)
            expectEqual(lenient.state(), document.state(), "\(name)")
            let meaning = "checksum \(checksum(data))\n\n" + MeaningText.text(of: document.state())
            let file = Self.folder.appendingPathComponent(name.replacingOccurrences(of: ".json", with: ".txt"))
            if ProcessInfo.processInfo.environment["GOLDEN"] == "write",
                !FileManager.default.fileExists(atPath: file.path)
            {
                try Data(meaning.utf8).write(to: file)
            }
            expectEqual(try? String(contentsOf: file, encoding: .utf8), meaning, "\(name) means something else now")
        }
    }

    /// FNV-1a.
    private func checksum(_ data: Data) -> String {
        String(data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
    }
}

/// What a state says, with the names of icons and tints in place of images and colors.
@MainActor
private enum MeaningText {
    static func text(of state: CollectionViewState) -> String {
        var lines: [String] = []
        describe("selection", state.selection, 0, &lines)
        for section in state.sections {
            lines.append("section \(section.differenceIdentifier)")
            describe("layout", section.layout, 1, &lines)
            if let header = section.header { describe("header", header.base, 1, &lines) }
            for item in section.items { describe("item", item.base, 1, &lines) }
            if let footer = section.footer { describe("footer", footer.base, 1, &lines) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Properties that are newer than the documents, which have no key for them.
    private static let unsaid: Set<String> = ["revealLabel"]

    /// Texts that are newer than the documents, where they are empty.
    private static let newer: Set<String> = ["detail"]

    private static func describe(_ label: String, _ value: Any, _ depth: Int, _ lines: inout [String]) {
        guard depth < 12, !unsaid.contains(label) else { return }
        let indent = String(repeating: "  ", count: depth)
        if let text = scalar(value) {
            lines.append("\(indent)\(label): \(text)")
            return
        }
        // Fields had no styles.
        if value as? FieldStyle == .plain { return }
        if let styled = value as? Styled {
            let name = String(label.dropFirst())
            let text = styled.projectedValue
            guard !text.text.isEmpty || !newer.contains(name) else { return }
            describe(name, text.isPlain ? text.text : text, depth, &lines)
            return
        }
        if let text = value as? RichText {
            lines += ["\(indent)\(label)", "\(indent)  runs"]
            for (index, run) in text.runs.enumerated() { describe(run, "\(index)", depth + 2, &lines) }
            return
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .enum, mirror.children.isEmpty {
            lines.append("\(indent)\(label): \(value)")
            return
        }
        if mirror.displayStyle == .optional {
            if let child = mirror.children.first { describe(label, child.value, depth, &lines) }
            return
        }
        lines.append("\(indent)\(label)")
        for (index, child) in mirror.children.enumerated() {
            let name = child.label ?? "\(index)"
            if name.hasSuffix("nvironment") || name == "rare"
                || name.hasPrefix("_") && ["Handler", "Loader"].contains(where: name.hasSuffix)
            {
                continue
            }
            describe(name, child.value, depth + 1, &lines)
        }
    }

    /// Runs have more to say in newer versions.
    private static func describe(_ run: RichText.Run, _ label: String, _ depth: Int, _ lines: inout [String]) {
        lines.append(String(repeating: "  ", count: depth) + label)
        for child in Mirror(reflecting: run).children {
            guard let name = child.label, name != "hasMonospacedDigits" || run.hasMonospacedDigits else { continue }
            describe(name, child.value, depth + 1, &lines)
        }
    }

    private static func scalar(_ value: Any) -> String? {
        switch value {
        case let image as UIImage: Icon.allCases.first { $0.image === image }?.rawValue ?? "an image"
        case let color as UIColor: Tint.allCases.first { $0.color === color }?.rawValue ?? "a color"
        case let text as String: "\"\(text)\""
        case let chip as Chip where chip == Chip(chip.title): "\"\(chip.title)\""
        case let number as any BinaryInteger: "\(number)"
        case let number as Double: "\(number)"
        case let number as CGFloat: "\(number)"
        case let isTrue as Bool: "\(isTrue)"
        case let date as Date: "\(date.timeIntervalSince1970)"
        case let insets as UIEdgeInsets: "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
        case let url as URL: url.absoluteString
        case let set as Set<Int>: "\(set.sorted())"
        case let identifier as DifferenceIdentifier: "\(identifier)"
        case let set as Set<DifferenceIdentifier>: "\(set.map(\.description).sorted())"
        default: nil
        }
    }
}
