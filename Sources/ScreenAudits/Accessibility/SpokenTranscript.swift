import PortableUIKit
import ScreenHosting

/// What VoiceOver says about a screen, element by element, in its order.
///
/// ```swift
/// print(SpokenTranscript(of: host).text)
/// ```
///
/// prints
///
/// ```
/// 1. Country, Kazakhstan, button. Opens the list.
///    Actions: Copy; Share
/// 2. Volume, 40 %, adjustable
///    Swipe up or down to adjust
/// ```
///
/// VoiceOver's words for traits are in English, and the words that it adds by itself, such as "double tap to activate", are left out.
public struct SpokenTranscript: Equatable, Sendable {
    /// An element that VoiceOver stops at.
    public struct Element: Equatable, Sendable {
        /// The label, the value and the traits; "(silent)" if it says nothing.
        public let words: String
        /// The hint, which is said after a pause.
        public let hint: String?
        /// The names of the custom actions.
        public let actions: [String]
        /// The names of the rotors that the element adds.
        public let rotors: [String]
        /// Whether a swipe up or down changes the value.
        public let isAdjustable: Bool
        /// The place in the window, in points.
        public let frame: CGRect

        /// What is said, in a line: the words and the hint.
        public var line: String { words + (hint.map { ". " + $0 } ?? "") }

        /// What the rotor offers, a line each.
        public var details: [String] {
            var lines: [String] = []
            if !actions.isEmpty { lines.append("Actions: " + actions.joined(separator: "; ")) }
            if !rotors.isEmpty { lines.append("Rotors: " + rotors.joined(separator: "; ")) }
            if isAdjustable { lines.append("Swipe up or down to adjust") }
            return lines
        }
    }

    /// The elements in the order in which VoiceOver reads.
    public let elements: [Element]

    /// Reads the screen of a host.
    @MainActor
    public init(of host: ScreenHost) {
        host.layout()
        self.init(of: host.viewController.view)
    }

    /// Reads a view.
    @MainActor
    public init(of view: UIView) {
        elements = view.spokenObjects().map(Element.init)
    }

    /// The elements with their numbers, and what the rotor offers below each.
    public var text: String {
        elements.enumerated().map { index, element in
            let number = "\(index + 1). "
            let indent = String(repeating: " ", count: number.count)
            return ([number + element.line] + element.details.map { indent + $0 }).joined(separator: "\n")
        }
        .joined(separator: "\n")
    }
}

extension SpokenTranscript.Element {
    @MainActor
    init(_ spoken: SpokenObject) {
        let object = spoken.object
        let traits = object.accessibilityTraits
        let names: [(UIAccessibilityTraits, String)] = [
            (.selected, "selected"), (.button, "button"), (.link, "link"), (.header, "heading"), (.image, "image"),
            (.searchField, "search field"), (.adjustable, "adjustable"), (.notEnabled, "dimmed"),
        ]
        let parts = [object.accessibilityLabel, spoken.value].compactMap { $0 }.filter { !$0.isEmpty }
        let words = parts + names.filter { traits.contains($0.0) }.map(\.1)
        self.words = words.isEmpty ? "(silent)" : words.joined(separator: ", ")
        hint = object.accessibilityHint
        actions = object.accessibilityCustomActions?.map(\.name) ?? []
        rotors = object.accessibilityCustomRotors?.map(\.spokenName) ?? []
        isAdjustable = traits.contains(.adjustable)
        frame = spoken.view.map { $0.convert($0.bounds, to: nil) } ?? object.accessibilityFrame
    }
}

extension SpokenObject {
    /// The value as VoiceOver says it: those of switches are "1" and "0".
    @MainActor
    fileprivate var value: String? {
        let value = object.accessibilityValue
        guard !object.accessibilityTraits.contains(.adjustable), !(view is any UITextInput) else { return value }
        return value == "1" ? "on" : value == "0" ? "off" : value
    }
}
