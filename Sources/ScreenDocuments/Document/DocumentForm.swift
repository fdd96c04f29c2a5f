import Honeycomb
import ScreenDocumentsCore

/// How far the user has got with the fields of a screen, and what has to be read again since that has changed.
@MainActor
final class DocumentForm {
    private(set) var progress = FormProgress()
    private var changedNames: Set<ExactString> = []
    private var shownMessages: Set<String> = []

    nonisolated init() {}

    var hasChangedNames: Bool { !changedNames.isEmpty }

    /// Returns what depends on the progress that has changed since the last call.
    func takeChangedNames() -> Set<ExactString> {
        defer { changedNames = [] }
        return changedNames
    }

    /// Remembers what the user has done with a field.
    func note(_ step: FormProgress.Step, of field: String) {
        let old = progress[field]
        progress[field] = step
        if progress[field] != old { changedNames.insert(FormProgress.step(of: field)) }
    }

    /// Shows all errors.
    func submit() {
        guard !progress.isSubmitted else { return }
        progress.isSubmitted = true
        changedNames.insert(FormProgress.submission)
    }

    /// Begins a new form.
    func reset() {
        progress = FormProgress()
        changedNames = []
        shownMessages = []
    }

    /// Takes over which fields are invalid. Returns whether that has changed.
    func update(_ errors: [FieldError]) -> Bool {
        let invalid = Set(errors.map(\.fieldIdentifier))
        guard invalid != progress.invalidFields else { return false }
        if invalid.isEmpty != progress.invalidFields.isEmpty { changedNames.insert(FormProgress.validity) }
        for field in invalid.symmetricDifference(progress.invalidFields) {
            changedNames.insert(FormProgress.validity(of: field))
        }
        progress.invalidFields = invalid
        return true
    }

    /// Returns the first message that was not shown before, for VoiceOver.
    func takeNewMessage(_ errors: [FieldError]) -> String? {
        let shown = errors.filter(\.isShown)
        defer { shownMessages = Set(shown.map { $0.fieldIdentifier + "\n" + $0.message }) }
        return shown.first { !shownMessages.contains($0.fieldIdentifier + "\n" + $0.message) }?.message
    }
}
