/// A view in a scroll view whose touches never scroll the content.
@MainActor protocol ScrollingExempt: UIView {}
