import Diffing

/// What is scrolled to.
enum ScrollTarget {
    case item(ElementPath)
    case section(Int)
}
