import BatchDiffing
import PortableUIKit

extension ElementPath {
    init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, element: indexPath.item)
    }

    var indexPath: IndexPath {
        IndexPath(item: element, section: section)
    }
}
