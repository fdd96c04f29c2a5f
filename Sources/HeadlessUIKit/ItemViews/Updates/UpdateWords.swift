/// What UIKit's messages call a list and what is in it.
struct UpdateWords {
    var list: String
    var item: String
}
