import Foundation
import Honeycomb
import ScreenDocuments

/// What a link remembers of a screen besides the settings: what the user has changed, and how far the lists are scrolled.
struct ScreenPlace: Codable, Equatable, Sendable {
    /// The offset of a scroll view, in points.
    struct Offset: Codable, Equatable, Sendable {
        /// The number of the scroll view in the order of the view tree.
        let index: Int
        let x: Double
        let y: Double
    }

    /// The document with the changes of the user and the values of its state; nil if it is as in the file.
    var document: String?
    /// The offsets of the scroll views that are not at their start.
    var offsets: [Offset] = []

    /// The largest number of offsets that are used.
    static let maximumOffsetCount = 100
}

@MainActor
extension ScreenPlace {
    init(of device: PreviewDevice) {
        document = (device.viewController as? DocumentFileViewController)?.changedDocument
        offsets = device.scrollViews.enumerated().compactMap { index, view in
            let offset = view.contentOffset
            guard offset != device.startOffset(of: view) else { return nil }
            return Offset(index: index, x: Double(offset.x), y: Double(offset.y))
        }
    }

    /// Shows the place on a device. What does not fit the screen any more is left out.
    func show(on device: PreviewDevice) {
        if let document { (device.viewController as? DocumentFileViewController)?.showChanged(Data(document.utf8)) }
        device.host.layout()
        for offset in offsets.prefix(Self.maximumOffsetCount) {
            // Rows that come into sight are measured, and can have scroll views of their own.
            let views = device.scrollViews
            guard views.indices.contains(offset.index) else { continue }
            device.scroll(views[offset.index], to: CGPoint(x: offset.x, y: offset.y))
            device.host.layout()
        }
    }
}

extension PreviewStage {
    /// Sends what a link to the screen as it is now has to remember.
    func sendPlace() {
        guard let device = devices.first else { return }
        send("place", ScreenPlace(of: device))
    }
}
