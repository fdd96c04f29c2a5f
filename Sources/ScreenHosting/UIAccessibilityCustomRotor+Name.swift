import PortableUIKit

extension UIAccessibilityCustomRotor {
    /// The name, or that of the kind of things that VoiceOver's own rotor of the type lists.
    package var spokenName: String {
        if !name.isEmpty { return name }
        switch systemRotorType {
        case .link, .visitedLink: return "Links"
        case .heading, .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
            return "Headings"
        case .image: return "Images"
        case .textField: return "Text fields"
        case .table: return "Tables"
        case .list: return "Lists"
        case .landmark: return "Landmarks"
        case .boldText, .italicText, .underlineText: return "Styled text"
        case .misspelledWord: return "Misspelled words"
        default: return "(unnamed)"
        }
    }
}
