import Expectations
import Foundation
import ScreenHosting
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Activities, pickers and segues")
struct SharingTests {
    private final class Star: UIActivity {
        var prepared: [Any] = []

        override var activityType: ActivityType? { ActivityType("star") }
        override var activityTitle: String? { "Star" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { "for \(activityType?.rawValue ?? "-")" }
    }

    private final class Delegate: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {
        var log: [String] = []

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            log.append("picked \(urls.map(\.lastPathComponent))")
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            log.append("image \(info[.originalImage] is UIImage)")
            picker.dismiss(animated: false)
        }
    }

    private let root = UIViewController()
    private let host: ScreenHost
    private let delegate = Delegate()

    init() {
        host = ScreenHost(root, configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844)))
    }

    @Test("an activity gets the items made for it, and its end dismisses the controller")
    func activity() {
        let star = Star()
        let controller = UIActivityViewController(activityItems: [Source()], applicationActivities: [star])
        var result: (UIActivity.ActivityType?, Bool)?
        controller.completionWithItemsHandler = { type, isCompleted, _, _ in result = (type, isCompleted) }
        root.present(controller, animated: false)
        host.layout()
        expectEqual(controller.hostActivities.map(\.activityTitle), ["Star", "Copy"])
        expect(host.performActivity(UIActivity.ActivityType("star")))
        host.advance(by: 1)
        expectEqual(star.prepared as? [String], ["for star"])
        expectEqual(result?.0, UIActivity.ActivityType("star"))
        expectEqual(result?.1, true)
        expectEqual(root.presentedViewController, nil)
    }

    @Test("excluded activities are not offered, and canceling reports no activity")
    func cancelled() {
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        controller.excludedActivityTypes = [.copyToPasteboard]
        expect(controller.hostActivities.isEmpty)
        var result: (UIActivity.ActivityType?, Bool)?
        controller.completionWithItemsHandler = { type, isCompleted, _, _ in result = (type, isCompleted) }
        root.present(controller, animated: false)
        host.layout()
        expect(host.cancelPicker())
        host.advance(by: 1)
        expectEqual(result?.0, nil)
        expectEqual(result?.1, false)
        expect(!host.cancelPicker())
    }

    @Test("a host chooses documents, one unless several are allowed")
    func documents() throws {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
        picker.delegate = delegate
        root.present(picker, animated: false)
        host.layout()
        let urls = ["a.txt", "b.txt"].map { URL(fileURLWithPath: "/" + $0) }
        expect(host.pickDocuments(urls))
        host.advance(by: 1)
        expectEqual(delegate.log, ["picked [\"a.txt\"]"])
        expectEqual(root.presentedViewController, nil)
        let other = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
        other.delegate = delegate
        root.present(other, animated: false)
        host.layout()
        expect(host.cancelPicker())
        expectEqual(delegate.log.last, "cancelled")
    }

    @Test("a host chooses an image, which the delegate receives")
    func image() {
        let picker = UIImagePickerController()
        picker.delegate = delegate
        root.present(picker, animated: false)
        host.layout()
        expect(host.pickImage([.originalImage: UIImage()]))
        host.advance(by: 1)
        expectEqual(delegate.log, ["image true"])
        expectEqual(root.presentedViewController, nil)
        expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    }

    @Test("a segue that code makes runs its closure")
    func segue() {
        let next = UIViewController()
        let root = root
        let segue = UIStoryboardSegue(identifier: "next", source: root, destination: next) {
            root.present(next, animated: false)
        }
        root.prepare(for: segue, sender: nil)
        segue.perform()
        expect(root.presentedViewController === next)
        expectEqual(segue.identifier, "next")
    }
}
