import Foundation

/// A record of what the user does, from which an app can restore its state.
///
/// It is declared here because Foundation has it on Apple platforms only. Activities are not handed over to other
/// devices or indexed.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// Creates an activity of a type, for example `com.example.editing`.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// The type of the activity.
    public final let activityType: String

    /// The title that is shown to the user. No effect here.
    open var title: String?

    /// The data from which the activity can be continued.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of `userInfo` that are needed to continue the activity. No effect here.
    open var requiredUserInfoKeys: Set<String>?

    /// Whether `userInfo` must be updated before it is used. Responders with the activity are asked to in the next turn,
    /// which resets the property.
    open var needsSave = false {
        didSet { if needsSave, !oldValue { scheduleUpdate() } }
    }

    /// The responders that update `userInfo`.
    final var updaters: [ActivityUpdater] = []

    /// The web page to show where the app is not installed. No effect here.
    open var webpageURL: URL?

    /// The web page from which the user came to the app. No effect here.
    open var referrerURL: URL?

    /// The date after which the activity is not offered any more. No effect here.
    open var expirationDate: Date?

    /// Words that help the user to find the activity. No effect here.
    open var keywords: Set<String> = []

    /// Whether the activity can be continued on another device. No effect here.
    open var isEligibleForHandoff = true

    /// Whether the activity is indexed on the device. No effect here.
    open var isEligibleForSearch = false

    /// Whether all users can find the activity. No effect here.
    open var isEligibleForPublicIndexing = false

    /// Whether the activity is suggested to the user. No effect here.
    open var isEligibleForPrediction = false

    /// The identifier by which the app deletes the activity. No effect here.
    open var persistentIdentifier: String?

    /// The identifier of the content, by which a scene is chosen. No effect here.
    open var targetContentIdentifier: String?

    /// Adds entries to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes the activity the current one. No effect here.
    open func becomeCurrent() {}

    /// Ends being the current activity. No effect here.
    open func resignCurrent() {}

    /// Ends the activity. No effect here.
    open func invalidate() {}
}

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
