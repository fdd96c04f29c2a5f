import Diffing

/// Something that has a frame.
enum GeometryElement: Hashable {
    case header(section: Int)
    case item(ElementPath)
    case footer(section: Int)

    var section: Int {
        switch self {
        case .header(let section), .footer(let section): section
        case .item(let path): path.section
        }
    }
}
