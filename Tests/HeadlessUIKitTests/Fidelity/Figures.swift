/// All figures, in the order of the printed table.
enum Figures {
    static let all = text + textStyles + controls + layout + bars + iOS26
}
