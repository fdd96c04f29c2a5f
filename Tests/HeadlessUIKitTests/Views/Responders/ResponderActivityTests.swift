import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Pasting, sharing and activities of responders", .serialized)
struct ResponderActivityTests {
    private final class Target: UIView {
        var pasted: [[String]] = []
        var updates = 0
        var restored: [String] = []

        override func paste(itemProviders: [NSItemProvider]) {
            pasted.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
        }

        override func updateUserActivityState(_ activity: NSUserActivity) {
            updates += 1
            activity.addUserInfoEntries(from: ["updates": updates])
        }

        override func restoreUserActivityState(_ activity: NSUserActivity) {
            restored.append(activity.activityType)
        }
    }

    private let target = Target()
    private let paste = Selector("paste:", UIResponder.paste(_:))

    @Test("a responder with a paste configuration can be pasted into while the pasteboard has an accepted type")
    func pasting() {
        UIPasteboard.general.string = "text"
        expect(!target.canPerformAction(paste, withSender: nil))
        target.paste(nil)
        target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        expect(target.canPerformAction(paste, withSender: nil))
        target.paste(nil)
        UIPasteboard.general.color = .red
        expect(!target.canPerformAction(paste, withSender: nil))
        target.paste(nil)
        expectEqual(target.pasted, [["public.utf8-plain-text"]])
    }

    @Test("a paste configuration is copied, and lists each type once")
    func configuration() {
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
        target.pasteConfiguration = configuration
        configuration.addTypeIdentifiers(forAccepting: UIImage.self)
        expectEqual(configuration.acceptableTypeIdentifiers, ["public.png", "public.jpeg"])
        expectEqual(target.pasteConfiguration?.acceptableTypeIdentifiers, ["public.png"])
        let view: any UIPasteConfigurationSupporting = target
        expect(!view.canPaste([NSItemProvider(object: "text" as NSString)]))
        expect(view.canPaste([NSItemProvider(object: "text" as NSString), NSItemProvider(object: UIImage())]))
    }

    @Test("an activity that needs saving is updated once in the next turn, by the responders that have it")
    func updating() async {
        let activity = NSUserActivity(activityType: "reading")
        target.userActivity = activity
        activity.needsSave = true
        activity.needsSave = true
        expectEqual(target.updates, 0)
        await nextTurn()
        expect(target.updates == 1 && !activity.needsSave)
        expectEqual(activity.userInfo?["updates"] as? Int, 1)
        target.userActivity = nil
        activity.needsSave = true
        await nextTurn()
        expectEqual(target.updates, 1)
        let restoring: any UIUserActivityRestoring = target
        restoring.restoreUserActivityState(activity)
        expectEqual(target.restored, ["reading"])
    }

    @Test("the items to share belong to the responder that they were set on")
    func sharing() {
        let items = UIActivityItemsConfiguration(objects: ["text" as NSString])
        items.metadataProvider = { $0 == .title ? "Title" : nil }
        target.activityItemsConfiguration = items
        let providing: any UIActivityItemsConfigurationProviding = target
        expect(providing.activityItemsConfiguration === items)
        expect(UIView().activityItemsConfiguration == nil)
        expectEqual(items.itemProvidersForActivityItemsConfiguration.count, 1)
        expect(items.activityItemsConfigurationSupports(interaction: .share))
        expect(!items.activityItemsConfigurationSupports(interaction: .copy))
        expectEqual(items.activityItemsConfigurationMetadata(key: .title) as? String, "Title")
        expect(items.activityItemsConfigurationMetadata(key: .messageBody) == nil)
    }

    private func nextTurn() async {
        await withCheckedContinuation { continuation in MainQueue.enqueue { continuation.resume() } }
    }
}
