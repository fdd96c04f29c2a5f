import Foundation

extension NSCoder {
    /// Returns a string of the form `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        NSStringFromUIEdgeInsets(insets)
    }

    /// Returns the insets for a string of the form `{top, left, bottom, right}`; zero insets if the string is not of
    /// that form.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = string.trimmingCharacters(in: CharacterSet(charactersIn: "{} "))
            .split(separator: ",")
            .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 4 else { return .zero }
        return UIEdgeInsets(
            top: CGFloat(numbers[0]),
            left: CGFloat(numbers[1]),
            bottom: CGFloat(numbers[2]),
            right: CGFloat(numbers[3])
        )
    }
}

/// Returns a string of the form `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    return "{\(numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", "))}"
}
