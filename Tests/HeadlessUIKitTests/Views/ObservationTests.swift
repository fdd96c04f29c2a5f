import Expectations
import Foundation
import Observation
import ScreenHosting
import Testing

@testable import HeadlessUIKit

@Observable @MainActor
private final class Model {
    var name = "Ann"
    var other = 0
}

@Observable
private final class Shared: @unchecked Sendable {
    var count = 0
}

private final class ObservingView: UIView {
    var reads: [String: Int] = [:]
    var model: Model?
    var kind = ""

    private func read(_ place: String) {
        guard kind == place, let model else { return }
        _ = model.name
        reads[place, default: 0] += 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        read("layout")
    }

    override func updateConstraints() {
        read("constraints")
        super.updateConstraints()
    }

    override func draw(_ rect: CGRect) { read("drawing") }
}

@MainActor private final class ProviderCounts {
    var shown = 0
}

/// A content whose view reads a model when it takes the configuration.
private struct ModelContent: UIContentConfiguration {
    let model: Model
    let counts: ProviderCounts

    func makeContentView() -> any UIView & UIContentView { ModelContentView(self) }
    func updated(for state: any UIConfigurationState) -> ModelContent { self }
}

private final class ModelContentView: UIView, UIContentView {
    let label = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ content: ModelContent) {
        configuration = content
        super.init(frame: .zero)
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private func show() {
        guard let content = configuration as? ModelContent else { return }
        label.text = content.model.name
        content.counts.shown += 1
    }
}

private final class ObservingController: UIViewController {
    let model: Model
    let place: String
    var reads = 0

    init(_ model: Model, _ place: String) {
        (self.model, self.place) = (model, place)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    private func read(_ place: String) {
        guard place == self.place else { return }
        _ = model.name
        reads += 1
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        read("will")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        read("did")
    }

    override func updateViewConstraints() {
        read("constraints")
        super.updateViewConstraints()
    }
}

/// What UIKit tracks since iOS 18: "Automatic observation tracking" of its documentation.
@MainActor @Suite("Observation")
struct ObservationTests {
    /// Shows a view, and returns how often a frame was made of it, after `change`.
    private func host(_ view: UIView) -> ScreenHost {
        let controller = UIViewController()
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.addSubview(view)
        return ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 200, height: 200)))
    }

    private func frame(_ host: ScreenHost) throws {
        host.layout()
        _ = try host.bitmap()
    }

    @Test(
        "what a view reads while it lays out, updates constraints or draws invalidates it, once a frame",
        arguments: ["layout", "constraints", "drawing"]
    )
    func views(place: String) throws {
        let model = Model()
        let view = ObservingView()
        (view.kind, view.model) = (place, model)
        let host = host(view)
        view.setNeedsUpdateConstraints()
        try frame(host)
        let first = view.reads[place] ?? 0
        expectEqual(first, 1)
        try frame(host)
        expectEqual(view.reads[place], first)
        model.name = "Bob"
        model.name = "Cid"
        expectEqual(view.reads[place], first)
        try frame(host)
        expectEqual(view.reads[place], first + 1)
        model.other = 1
        try frame(host)
        expectEqual(view.reads[place], first + 1)
        // Each update tracks anew.
        model.name = "Dan"
        try frame(host)
        expectEqual(view.reads[place], first + 2)
    }

    @Test("updates that are repeated leave no observations behind")
    func repeatedUpdates() throws {
        final class Counter: UIView {
            let model: Model
            var requests = 0

            init(_ model: Model) {
                self.model = model
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { fatalError("made in code") }

            override func layoutSubviews() {
                super.layoutSubviews()
                _ = model.name
            }

            override func setNeedsLayout() {
                super.setNeedsLayout()
                requests += 1
            }
        }
        let model = Model()
        let view = Counter(model)
        let host = host(view)
        for _ in 0..<50 {
            view.setNeedsLayout()
            try frame(host)
        }
        view.requests = 0
        model.name = "Bob"
        // The first update does not know yet that it observes something.
        expect((1...2).contains(view.requests))
    }

    @Test("so does what a view controller reads", arguments: ["will", "did", "constraints"])
    func viewControllers(place: String) throws {
        let model = Model()
        let controller = ObservingController(model, place)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: CGSize(width: 200, height: 200)))
        controller.view.setNeedsUpdateConstraints()
        try frame(host)
        let first = controller.reads
        expect(first > 0)
        model.name = "Bob"
        try frame(host)
        expectEqual(controller.reads, first + 1)
        try frame(host)
        expectEqual(controller.reads, first + 1)
    }

    @Test("handlers of buttons and cells run again")
    func handlers() throws {
        let model = Model()
        var configuration = UIButton.Configuration.plain()
        configuration.title = ""
        let button = UIButton(configuration: configuration)
        button.configurationUpdateHandler = { $0.configuration?.title = model.name }
        let buttonHost = host(button)
        try frame(buttonHost)
        expectEqual(button.configuration?.title, "Ann")
        model.name = "Bob"
        try frame(buttonHost)
        expectEqual(button.configuration?.title, "Bob")

        let cell = UICollectionViewListCell()
        cell.configurationUpdateHandler = { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = model.name
            cell.contentConfiguration = content
        }
        let row = UITableViewCell()
        row.configurationUpdateHandler = { cell, _ in
            var content = UIListContentConfiguration.cell()
            content.text = model.name
            cell.contentConfiguration = content
        }
        for view in [cell, row] {
            let host = host(view)
            try frame(host)
            func text() -> String? {
                let content =
                    (view as? UICollectionViewCell)?.contentConfiguration
                    ?? (view as? UITableViewCell)?.contentConfiguration
                return (content as? UIListContentConfiguration)?.text
            }
            let old = model.name
            expectEqual(text(), old)
            model.name = old + "!"
            try frame(host)
            expectEqual(text(), old + "!")
        }
    }

    @Test(
        "a content configuration that a cell got from its data source shows what changed, without an update of the cell"
    )
    func contentConfigurations() throws {
        let model = Model()
        let counts = ProviderCounts()
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        var updates = 0
        cell.automaticallyUpdatesContentConfiguration = false
        cell.configurationUpdateHandler = { _, _ in updates += 1 }
        let host = host(cell)
        try frame(host)
        cell.contentConfiguration = ModelContent(model: model, counts: counts)
        try frame(host)
        let view = try require(cell.contentView as? ModelContentView)
        expectEqual(view.label.text, "Ann")
        let updatesBefore = updates
        model.name = "Ben"
        model.name = "Cid"
        try frame(host)
        expectEqual(view.label.text, "Cid")
        expect(cell.contentView === view)
        expectEqual(updates, updatesBefore)
        let shownBefore = counts.shown
        model.other = 1
        try frame(host)
        expectEqual(counts.shown, shownBefore)
        model.name = "Dan"
        try frame(host)
        expectEqual(view.label.text, "Dan")
        expectEqual(counts.shown, shownBefore + 1)
        cell.contentConfiguration = nil
        model.name = "Eve"
        try frame(host)
        expectEqual(counts.shown, shownBefore + 1)
    }

    @Test("what cells, section providers and view controllers read while a list lays out does not lay out the list")
    func readsDuringLayout() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            let model: Model
            let updates: ProviderCounts

            init(_ model: Model, _ updates: ProviderCounts) { (self.model, self.updates) = (model, updates) }

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                cell.configurationUpdateHandler = { [model, updates] cell, _ in
                    var content = UIListContentConfiguration.cell()
                    content.text = path.item == 0 ? model.name : "fixed"
                    cell.contentConfiguration = content
                    updates.shown += 1
                }
                return cell
            }
        }
        let model = Model()
        let counts = ProviderCounts()
        let source = Source(model, counts)
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        let host = host(list)
        try frame(host)
        let first = counts.shown
        model.name = "Bob"
        expect(!list.layer.needsLayout())
        try frame(host)
        expectEqual(counts.shown, first + 1)
        let cell = try require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "Bob")
        withExtendedLifetime(source) {}
    }

    @Test("a layout asks its section provider again")
    func sectionProviders() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let model = Model()
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let height: CGFloat = model.name == "Ann" ? 40 : 80
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = Source()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        let host = host(list)
        try frame(host)
        expectEqual(list.contentSize.height, 40)
        model.name = "Bob"
        try frame(host)
        expectEqual(list.contentSize.height, 80)
    }

    @Test("a change on another thread invalidates on the main one, and views that are gone are left alone")
    func threads() async throws {
        final class Counter: UIView {
            let shared: Shared
            var count = 0

            init(_ shared: Shared) {
                self.shared = shared
                super.init(frame: .zero)
            }

            required init?(coder: NSCoder) { fatalError("made in code") }

            override func layoutSubviews() {
                super.layoutSubviews()
                _ = shared.count
                count += 1
            }
        }
        let shared = Shared()
        var view: Counter? = Counter(shared)
        weak let gone = view
        let host = try host(require(view))
        try frame(host)
        expectEqual(view?.count, 1)
        await Task.detached { shared.count = 1 }.value
        while view?.needsLayout == false { await Task.yield() }
        try frame(host)
        expectEqual(view?.count, 2)
        view?.removeFromSuperview()
        view = nil
        expect(gone == nil)
        shared.count = 2
        try frame(host)
    }
}
