import Foundation

/// A service that an activity view controller offers for items.
open class UIActivity: NSObject {
    /// The kinds of activities.
    public enum Category: Int, Sendable {
        case action = 0
        case share = 1
    }

    /// Called after the activity finished.
    nonisolated(unsafe) final var didFinish: ((Bool) -> Void)?

    /// Creates an activity.
    public override init() {
        super.init()
    }

    /// The kind of the activity. The default is `.action`.
    open class var activityCategory: UIActivity.Category { .action }

    /// The type of the activity. The default is `nil`.
    open var activityType: UIActivity.ActivityType? { nil }

    /// The title that is shown to the user.
    open var activityTitle: String? { nil }

    /// The image that is shown to the user.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity can be performed with items. The default is `false`.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Prepares the activity for items.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The view controller that performs the activity; `nil` calls `perform()` instead.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity, and calls `activityDidFinish(_:)` at the end.
    open func perform() {
        activityDidFinish(true)
    }

    /// Ends the activity. Overrides must call `super`.
    open func activityDidFinish(_ completed: Bool) {
        let handler = didFinish
        didFinish = nil
        handler?(completed)
    }
}

extension UIActivity {
    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The raw value of the type.
        public let rawValue: String

        /// Creates a type from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a type from a raw value.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension UIActivity.ActivityType {
    /// Posts to Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Sends a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Sends mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns an image to a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saves an image or a video.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a web page to the reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Posts to Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Sends to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Opens the item in Apple Books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Annotates as a PDF.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares in a call.
    @available(iOS 15.4, *)
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    /// Invites to collaborate with a link.
    @available(iOS 16, *)
    public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies a link to collaborate.
    @available(iOS 16, *)
    public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Adds a web page to the home screen.
    @available(iOS 16.4, *)
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}
