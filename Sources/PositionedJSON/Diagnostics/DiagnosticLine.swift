/// Returns a line that describes a problem, in the format that editors and CI link to the file:
/// `file:line:column: error: message, at pointer, allowed: values`.
///
/// - Parameters:
///   - severity: `error`, `warning` or `note`.
///   - pointer: The JSON pointer of the affected value; empty for the whole document.
///   - allowed: The allowed values, unless the message makes them obvious.
package func diagnosticLine(
    file: String,
    position: SourcePosition,
    severity: String = "error",
    message: String,
    pointer: String,
    allowed: String?
) -> String {
    let place = pointer.isEmpty ? "at the root" : "at \(pointer)"
    let hint = allowed.map { ", allowed: \($0)" } ?? ""
    return "\(file):\(position): \(severity): \(message), \(place)\(hint)"
}
