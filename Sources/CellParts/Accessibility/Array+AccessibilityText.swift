extension Array<String> {
    /// The nonempty texts joined with a pause between them, for VoiceOver; `nil` if there are none.
    var joinedForAccessibility: String? {
        let texts = filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
