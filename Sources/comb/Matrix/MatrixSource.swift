import Honeycomb
import PartDeclarations

/// The Swift source of the matrix: a typealias for each sensible combination of a left and a right part.
struct MatrixSource {
    /// A file of the matrix: the items of one left part.
    struct File {
        let name: String
        let text: String
    }

    let lefts: [MatrixPart]
    let rights: [MatrixPart]

    /// The matrix of all declared parts.
    static var declared: MatrixSource {
        MatrixSource(lefts: DeclaredParts.designSystem.matrixLefts, rights: DeclaredParts.designSystem.matrixRights)
    }

    /// The files, one for each left part.
    var files: [File] {
        lefts.map { left in
            let aliases = rights.filter { left.isSensible(with: $0) }.map { alias(left, $0) }
            let isContainerNeeded = ([left] + rights).contains { $0.typeParameter != nil }
            let header = "// Written by `make matrix` from the declarations of the parts. Changes here are lost.\n\n"
            let imports = isContainerNeeded ? "import ContainerCells\n\n" : ""
            return File(
                name: "\(left.itemName)Items.swift",
                text: header + imports + aliases.joined(separator: "\n\n") + "\n"
            )
        }
    }

    private func alias(_ left: MatrixPart, _ right: MatrixPart) -> String {
        let parameters = [left, right].compactMap { $0.typeParameter.map { "\($0): ContainerContent" } }
        let list = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
        let name = left.itemName + right.itemName + "Item"
        let declaration = "public typealias \(name)\(list) ="
        let item = "LeftRightItem<\(type(left)), \(type(right))>"
        let oneLine = "\(declaration) \(item)"
        let code = oneLine.count <= 120 ? oneLine : "\(declaration)\n    \(item)"
        return "/// \(summary(left, right))\n\(code)"
    }

    private func type(_ part: MatrixPart) -> String {
        part.typeName + (part.typeParameter.map { "<\($0)>" } ?? "")
    }

    private func summary(_ left: MatrixPart, _ right: MatrixPart) -> String {
        let sentence =
            right.itemName.isEmpty
            ? "\(left.summary), and no right part." : "\(left.summary) at the left, \(right.summary) at the right."
        return sentence.prefix(1).uppercased() + sentence.dropFirst()
    }
}
