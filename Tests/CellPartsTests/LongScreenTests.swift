import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import Testing

/// A screen as long as they get, in one function. The target is compiled with a warning for what takes the compiler
/// longer than a second.
@MainActor
private final class LongScreen {
    private enum Topic {
        case views, invitations, replies, vacancies, articles, salary, courses, events
        case offers, interviews, tests, contacts, reviews, companies, news
    }

    private enum Period {
        case week
        case month
    }

    private var enabledTopics: Set<Topic> = [.views, .articles]
    private var unreadCount = 3
    private var isSignedIn = true
    private var period = Period.week

    func makeSection() -> CollectionViewSection {
        CollectionViewSection {
            CheckboxItem(
                differenceIdentifier: Topic.views,
                left: LeftCheckbox(title: "Views", isOn: enabledTopics.contains(.views)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.views) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Views by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.views) }
            TitleChevronItem(
                left: LeftTitle(title: "Views of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.views)
            }
            TitleItem(left: LeftTitle(title: "About views", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.views) }
            CheckboxItem(
                differenceIdentifier: Topic.invitations,
                left: LeftCheckbox(title: "Invitations", isOn: enabledTopics.contains(.invitations)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.invitations) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Invitations by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.invitations) }
            TitleChevronItem(
                left: LeftTitle(title: "Invitations of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.invitations)
            }
            TitleItem(left: LeftTitle(title: "About invitations", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.invitations) }
            CheckboxItem(
                differenceIdentifier: Topic.replies,
                left: LeftCheckbox(title: "Replies", isOn: enabledTopics.contains(.replies)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.replies) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Replies by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.replies) }
            if isSignedIn {
                TitleChevronItem(
                    left: LeftTitle(title: "Replies of this week"),
                    right: RightChevron(),
                    separator: .leftRight16,
                    insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                    isEnabled: isSignedIn
                ) { [weak self] in
                    self?.open(.replies)
                }
            } else {
                TitleItem(left: LeftTitle(title: "About replies", titleLineCount: 2), separator: nil)
                    .didLongPress { [weak self] in self?.open(.replies) }
            }
            TitleItem(left: LeftTitle(title: "About replies", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.replies) }
            CheckboxItem(
                differenceIdentifier: Topic.vacancies,
                left: LeftCheckbox(title: "Vacancies", isOn: enabledTopics.contains(.vacancies)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.vacancies) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Vacancies by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.vacancies) }
            TitleChevronItem(
                left: LeftTitle(title: "Vacancies of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.vacancies)
            }
            TitleItem(left: LeftTitle(title: "About vacancies", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.vacancies) }
            CheckboxItem(
                differenceIdentifier: Topic.articles,
                left: LeftCheckbox(title: "Articles", isOn: enabledTopics.contains(.articles)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.articles) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Articles by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.articles) }
            TitleChevronItem(
                left: LeftTitle(title: "Articles of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.articles)
            }
            switch period {
            case .week:
                TitleItem(left: LeftTitle(title: "About articles", titleLineCount: 2), separator: nil)
                    .didLongPress { [weak self] in self?.open(.articles) }
            case .month:
                TitleDetailChevronItem(
                    left: LeftTitle(title: "Articles by mail"),
                    right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                    separator: .none
                )
                .didSelect { [weak self] in self?.open(.articles) }
            }
            CheckboxItem(
                differenceIdentifier: Topic.salary,
                left: LeftCheckbox(title: "Salary", isOn: enabledTopics.contains(.salary)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.salary) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Salary by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.salary) }
            TitleChevronItem(
                left: LeftTitle(title: "Salary of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.salary)
            }
            TitleItem(left: LeftTitle(title: "About salary", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.salary) }
            CheckboxItem(
                differenceIdentifier: Topic.courses,
                left: LeftCheckbox(title: "Courses", isOn: enabledTopics.contains(.courses)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.courses) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Courses by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.courses) }
            TitleChevronItem(
                left: LeftTitle(title: "Courses of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.courses)
            }
            TitleItem(left: LeftTitle(title: "About courses", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.courses) }
            CheckboxItem(
                differenceIdentifier: Topic.events,
                left: LeftCheckbox(title: "Events", isOn: enabledTopics.contains(.events)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.events) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Events by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.events) }
            if isSignedIn {
                TitleChevronItem(
                    left: LeftTitle(title: "Events of this week"),
                    right: RightChevron(),
                    separator: .leftRight16,
                    insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                    isEnabled: isSignedIn
                ) { [weak self] in
                    self?.open(.events)
                }
            } else {
                TitleItem(left: LeftTitle(title: "About events", titleLineCount: 2), separator: nil)
                    .didLongPress { [weak self] in self?.open(.events) }
            }
            TitleItem(left: LeftTitle(title: "About events", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.events) }
            CheckboxItem(
                differenceIdentifier: Topic.offers,
                left: LeftCheckbox(title: "Offers", isOn: enabledTopics.contains(.offers)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.offers) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Offers by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.offers) }
            TitleChevronItem(
                left: LeftTitle(title: "Offers of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.offers)
            }
            TitleItem(left: LeftTitle(title: "About offers", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.offers) }
            CheckboxItem(
                differenceIdentifier: Topic.interviews,
                left: LeftCheckbox(title: "Interviews", isOn: enabledTopics.contains(.interviews)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.interviews) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Interviews by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.interviews) }
            TitleChevronItem(
                left: LeftTitle(title: "Interviews of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.interviews)
            }
            switch period {
            case .week:
                TitleItem(left: LeftTitle(title: "About interviews", titleLineCount: 2), separator: nil)
                    .didLongPress { [weak self] in self?.open(.interviews) }
            case .month:
                TitleDetailChevronItem(
                    left: LeftTitle(title: "Interviews by mail"),
                    right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                    separator: .none
                )
                .didSelect { [weak self] in self?.open(.interviews) }
            }
            CheckboxItem(
                differenceIdentifier: Topic.tests,
                left: LeftCheckbox(title: "Tests", isOn: enabledTopics.contains(.tests)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.tests) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Tests by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.tests) }
            TitleChevronItem(
                left: LeftTitle(title: "Tests of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.tests)
            }
            TitleItem(left: LeftTitle(title: "About tests", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.tests) }
            CheckboxItem(
                differenceIdentifier: Topic.contacts,
                left: LeftCheckbox(title: "Contacts", isOn: enabledTopics.contains(.contacts)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.contacts) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Contacts by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.contacts) }
            TitleChevronItem(
                left: LeftTitle(title: "Contacts of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.contacts)
            }
            TitleItem(left: LeftTitle(title: "About contacts", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.contacts) }
            CheckboxItem(
                differenceIdentifier: Topic.reviews,
                left: LeftCheckbox(title: "Reviews", isOn: enabledTopics.contains(.reviews)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.reviews) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Reviews by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.reviews) }
            if isSignedIn {
                TitleChevronItem(
                    left: LeftTitle(title: "Reviews of this week"),
                    right: RightChevron(),
                    separator: .leftRight16,
                    insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                    isEnabled: isSignedIn
                ) { [weak self] in
                    self?.open(.reviews)
                }
            } else {
                TitleItem(left: LeftTitle(title: "About reviews", titleLineCount: 2), separator: nil)
                    .didLongPress { [weak self] in self?.open(.reviews) }
            }
            TitleItem(left: LeftTitle(title: "About reviews", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.reviews) }
            CheckboxItem(
                differenceIdentifier: Topic.companies,
                left: LeftCheckbox(title: "Companies", isOn: enabledTopics.contains(.companies)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.companies) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "Companies by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.companies) }
            TitleChevronItem(
                left: LeftTitle(title: "Companies of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.companies)
            }
            TitleItem(left: LeftTitle(title: "About companies", titleLineCount: 2), separator: nil)
                .didLongPress { [weak self] in self?.open(.companies) }
            CheckboxItem(
                differenceIdentifier: Topic.news,
                left: LeftCheckbox(title: "News", isOn: enabledTopics.contains(.news)),
                separator: .left56Right16,
                didSelectHandler: { [weak self] in self?.toggle(.news) }
            )
            TitleDetailChevronItem(
                left: LeftTitle(title: "News by mail"),
                right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                separator: .none
            )
            .didSelect { [weak self] in self?.open(.news) }
            TitleChevronItem(
                left: LeftTitle(title: "News of this week"),
                right: RightChevron(),
                separator: .leftRight16,
                insets: UIEdgeInsets(top: .xs, left: .zero, bottom: .xs, right: .zero),
                isEnabled: isSignedIn
            ) { [weak self] in
                self?.open(.news)
            }
            switch period {
            case .week:
                TitleItem(left: LeftTitle(title: "About news", titleLineCount: 2), separator: nil)
                    .didLongPress { [weak self] in self?.open(.news) }
            case .month:
                TitleDetailChevronItem(
                    left: LeftTitle(title: "News by mail"),
                    right: RightDetailChevron(text: unreadCount > 0 ? "\(unreadCount) new" : "none"),
                    separator: .none
                )
                .didSelect { [weak self] in self?.open(.news) }
            }
        }
    }

    private func open(_ topic: Topic) {
        unreadCount = 0
    }

    private func toggle(_ topic: Topic) {
        enabledTopics.formSymmetricDifference([topic])
    }
}

@MainActor
@Suite("Long screens")
struct LongScreenTests {
    @Test("a function lists sixty rows of several types")
    func sixtyRows() {
        expectEqual(LongScreen().makeSection().items.count, 60)
    }
}
