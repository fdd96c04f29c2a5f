import BatchDiffing

/// The target of a programmatic scroll.
enum ScrollTarget {
    case item(ElementPath)
    case section(Int)
}
