import UIKitPorting

/// Returns a file ported by itself. A text without imports stands for a part of a file, which imports UIKit above.
func ported(_ text: String) -> String {
    let start = text.contains("import ") ? "" : "import PortableUIKit\n"
    let result = SourcePorter([SourceFile(path: "A.swift", text: start + text)]).port().files[0].text
    return String(result.dropFirst(start.count))
}

/// Returns the remarks on a file, without its path.
func remarks(_ text: String) -> [String] {
    SourcePorter([SourceFile(path: "A.swift", text: text)]).port().remarks.map {
        "\($0.line):\($0.column) \($0.message)"
    }
}
