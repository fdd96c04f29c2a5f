import CellParts
import PortableUIKit

/// A row of the matrix, its types hidden, so that tests can walk all of them.
@MainActor
struct Row: CustomStringConvertible {
    let description: String
    let makeView: () -> UIView
    let size: (CGFloat) -> CGSize

    init<Left: LeftContent, Right: RightContent>(_ left: Left, _ right: Right, separator: SeparatorType? = nil) {
        let content = LeftRightContainer(left: left, right: right, separator: separator)
        description = "\(Left.self) \(Right.self)"
        makeView = {
            let view = LeftRightContainer<Left, Right>.View()
            view.update(with: content)
            return view
        }
        size = { LeftRightContainer<Left, Right>.View.size(fitting: $0, content: content) }
    }

    /// Every left part with every right part; short texts, long ones, and words that have to be broken.
    static var matrix: [Row] {
        lefts.flatMap { left in rights.map { right in make(left, right) } }
    }

    private static let longTitle = "Просмотры вашего резюме и приглашения на собеседования за последние две недели"

    private static var lefts: [any LeftContent] {
        [
            LeftTitle(title: "Страна поиска"),
            LeftTitle(title: longTitle),
            LeftTitle(title: longTitle, titleLineCount: 1),
            LeftIconTitle(icon: Icon.notification.image, title: "Уведомления"),
            LeftIconTitle(icon: Icon.article.image, title: longTitle),
            LeftCheckbox(title: "Приглашения", isOn: true),
            LeftCheckbox(title: longTitle, isOn: false),
            LeftImageTitleSubtitle(image: .local(Icon.avatar.image), title: "Имя", subtitle: "Настройки профиля"),
            LeftImageTitleSubtitle(image: .local(Icon.avatar.image), title: longTitle, subtitle: longTitle),
        ]
    }

    private static var rights: [any RightContent] {
        [
            RightEmpty(),
            RightChevron(),
            RightDetail(text: "Россия"),
            RightDetail(text: "Соединённое Королевство Великобритании и Северной Ирландии"),
            RightDetailChevron(text: "Россия"),
            RightDetailChevron(text: "Соединённое Королевство Великобритании и Северной Ирландии"),
        ]
    }

    private static func make(_ left: some LeftContent, _ right: some RightContent) -> Row {
        Row(left, right, separator: .leftRight16)
    }
}
