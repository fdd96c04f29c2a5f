import Foundation

extension NSCoder {
    /// Insets as text: `{1, 2, 3, 4}`, from the top against the clock.
    public class func string(for insets: UIEdgeInsets) -> String {
        NSStringFromUIEdgeInsets(insets)
    }

    /// The insets that were written as `{1, 2, 3, 4}`; none for any other text.
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

/// Insets as text: `{1, 2, 3, 4}`, from the top against the clock.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    return "{\(numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", "))}"
}
