extension DocumentFormat {
    /// The names and parts of the design system.
    public static let designSystem: DocumentFormat = {
        do throws(ScreenDocumentError) {
            return try DocumentFormat(json: Array(designSystemJSON.utf8), fileName: "design system")
        } catch {
            preconditionFailure(
                "The vocabulary of the design system is damaged; make vocabulary writes it again: \(error)"
            )
        }
    }()
}
