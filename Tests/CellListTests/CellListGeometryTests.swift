import CellList
import Expectations
import Honeycomb
import ScreenHosting
import Testing

@MainActor
@Suite("The settings screen")
struct CellListGeometryTests {
    @Test("shows its rows from top to bottom")
    func order() throws {
        let screen = CellListScreen()
        let texts = [
            "Имя пользователя", "Настройки профиля", "Страна поиска", "Уведомления", "Статьи", "PUSH-уведомления",
            "Просмотры вашего резюме", "Приглашения на вакансию",
        ]
        let tops = try texts.map { text in
            let label = try require(screen.label(text))
            return label.convert(label.bounds, to: nil).minY
        }
        expectEqual(tops, tops.sorted())
    }

    @Test("its titles start at 16, 56 and 72 points")
    func leadingEdges() throws {
        let screen = CellListScreen()
        let edges = try ["Страна поиска", "PUSH-уведомления", "Статьи", "Просмотры вашего резюме", "Имя пользователя"]
            .map { text in
                let label = try require(screen.label(text))
                return label.convert(label.bounds, to: nil).minX
            }
        expectEqual(edges, [16, 16, 56, 56, 72])
    }

    @Test("the menu keeps 24 points from the sections around it")
    func sectionInsets() throws {
        let screen = CellListScreen()
        let country = try require(screen.cell("Страна поиска"))
        let notifications = try require(screen.cell("Уведомления"))
        expectEqual(notifications.frame.minY - country.frame.maxY, 24)
    }

    @Test("it is mirrored from right to left and has other colors in dark mode")
    func appearances() throws {
        let screen = CellListScreen()
        let light = try screen.host.bitmap()
        screen.host.configuration.appearance = .dark
        let dark = try screen.host.bitmap()
        expect(light[0, 0] != dark[0, 0])

        screen.host.configuration.layoutDirection = .rightToLeft
        screen.host.layout()
        let label = try require(screen.label("Страна поиска"))
        expectEqual(label.convert(label.bounds, to: nil).maxX, 374)
    }
}
