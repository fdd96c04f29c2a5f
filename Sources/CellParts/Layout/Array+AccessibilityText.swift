extension Array<String> {
    /// The texts that are not empty, as a screen reader reads them out with a pause between; `nil` where there are none.
    var joinedForAccessibility: String? {
        let texts = filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
