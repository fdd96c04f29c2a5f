/// The keys of a document, a section and a row.
struct VocabularyKeys: Sendable {
    var screen = ScreenKeys.all
    var section = SectionKeys.all
    var row = RowKeys.all
}
