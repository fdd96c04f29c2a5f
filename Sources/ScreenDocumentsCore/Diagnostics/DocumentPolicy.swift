/// How a reader treats what it does not know or cannot read.
public enum DocumentPolicy: String, Hashable, Sendable, CaseIterable {
    /// Every problem rejects the document. For tools and tests.
    case strict

    /// Unknown keys are ignored; an unknown or broken element is replaced by its `fallback` or dropped. Only a text that is
    /// no JSON, or has no sections, rejects the document. For apps.
    case lenient
}
