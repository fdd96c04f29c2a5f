import UIKitPorting

/// Returns a file ported by itself.
func ported(_ text: String) -> String {
    SourcePorter([SourceFile(path: "A.swift", text: text)]).port().files[0].text
}

/// Returns the remarks on a file, without its path.
func remarks(_ text: String) -> [String] {
    SourcePorter([SourceFile(path: "A.swift", text: text)]).port().remarks.map {
        "\($0.line):\($0.column) \($0.message)"
    }
}
