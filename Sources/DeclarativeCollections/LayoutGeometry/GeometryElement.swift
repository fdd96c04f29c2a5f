import BatchDiffing

/// An element with a frame.
enum GeometryElement: Hashable {
    case header(section: Int)
    case item(ElementPath)
    case footer(section: Int)
    case background(section: Int)

    var section: Int {
        switch self {
        case .header(let section), .footer(let section), .background(let section): section
        case .item(let path): path.section
        }
    }

    /// Returns the corresponding element in another section.
    func moved(toSection section: Int) -> GeometryElement {
        switch self {
        case .header: .header(section: section)
        case .footer: .footer(section: section)
        case .background: .background(section: section)
        case .item(let path): .item(ElementPath(section: section, element: path.element))
        }
    }
}
