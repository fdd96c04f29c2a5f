// The samples of Documentation/Names.md.
import Honeycomb
import Testing
import UniversalDataSources

private struct Named: Sendable {
    var title: String
}

private final class NamedCell: UICollectionViewCell, ConfigurableView {
    var title = ""

    func configure(with viewModel: Named) {
        title = viewModel.title
    }
}

@MainActor
@Suite("Names of the texts")
struct NameSamples {
    @Test("a part tells its minimum width with its size")
    func minimumWidth() {
        let measurement = LeftTitle.View.measure(fitting: 320, content: LeftTitle(title: "Honeycomb"))
        #expect(measurement.minWidth <= measurement.size.width)
    }

    @Test("a key is made of the type of the model")
    func keys() {
        let key = RegistrationKey(itemType: Named.self)
        #expect(key.id == ObjectIdentifier(Named.self))
    }

    @Test("a registration has the type of its view")
    func registrations() {
        let registration = ViewRegistration(viewType: NamedCell.self)
        #expect(registration.viewType == NamedCell.self)
    }

    @Test("a row is placed with its insets")
    func insets() {
        let insets = UIEdgeInsets(top: .xs, left: .m, bottom: .xs, right: .m)
        let item = TitleItem(left: LeftTitle(title: "Honeycomb"), insets: insets)
        #expect(item.insets == insets)
    }
}
