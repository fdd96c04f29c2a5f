/// The terms in UIKit's messages for a list and its parts.
struct UpdateTerms {
    var list: String
    var item: String
}
