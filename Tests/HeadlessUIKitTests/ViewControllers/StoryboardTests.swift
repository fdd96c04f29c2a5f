import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

// Not nested or private: storyboards find classes by their names at the top level only.

@MainActor class StoryboardHome: UIViewController {
    weak var titleLabel: UILabel!
    var log: [String] = []
    var allowsSegues = true

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { log.append("awake") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded, outlet \(titleLabel?.text ?? "-")")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allowsSegues }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("\(segue.identifier ?? "-") by \(sender.map { "\(type(of: $0))" } ?? "-")")
        (segue.destination as? StoryboardDetail)?.text = "prepared"
    }

    func add(_ sender: Any?) { log.append("added by \(type(of: sender ?? 0))") }

    override func setValue(_ value: Any?, forKey key: String) {
        let label = value as? UILabel
        guard key == "titleLabel" else { return super.setValue(value, forKey: key) }
        MainActor.assumeIsolated { titleLabel = label }
    }

    override func value(forKey key: String) -> Any? {
        key == "add:" ? Selector("add(_:)", StoryboardHome.add(_:)) : super.value(forKey: key)
    }
}

@MainActor class StoryboardDetail: UIViewController {
    var text = ""
}

@MainActor class StoryboardTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

@MainActor class StoryboardMade: UIViewController {
    let number: Int

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Storyboards")
struct StoryboardTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
            <scenes>
                <scene sceneID="s0"><objects>
                    <navigationController id="nav" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar"/>
                        <connections><segue destination="home" kind="relationship" relationship="rootViewController" id="r"/></connections>
                    </navigationController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
                </objects></scene>
                <scene sceneID="s1"><objects>
                    <viewController storyboardIdentifier="Home" title="Start" id="home" customClass="StoryboardHome" \
        customModule="HeadlessUIKitTests" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="v">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                            <subviews>
                                <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
                                <button opaque="NO" buttonType="system" id="button">
                                    <rect key="frame" x="20" y="200" width="100" height="44"/>
                                    <state key="normal" title="Go"/>
                                    <connections><segue destination="detail" kind="show" identifier="go" id="sg"/></connections>
                                </button>
                                <containerView opaque="NO" id="container">
                                    <rect key="frame" x="0" y="300" width="200" height="100"/>
                                    <connections><segue destination="static" kind="embed" identifier="inside" id="se"/></connections>
                                </containerView>
                            </subviews>
                            <constraints>
                                <constraint firstItem="label" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
        constant="8" id="c1"/>
                                <constraint firstItem="label" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
        constant="16" id="c2"/>
                            </constraints>
                        </view>
                        <navigationItem key="navigationItem" title="Home" id="item">
                            <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                                <connections><action selector="add:" destination="home" id="a"/></connections>
                            </barButtonItem>
                        </navigationItem>
                        <connections>
                            <outlet property="titleLabel" destination="label" id="o"/>
                            <segue destination="detail" kind="presentation" identifier="modal" modalPresentationStyle="fullScreen" \
        animates="NO" id="sm"/>
                        </connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController storyboardIdentifier="Detail" id="detail" customClass="StoryboardDetail" \
        customModule="HeadlessUIKitTests" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="dv"/>
                    </viewController>
                </objects></scene>
                <scene sceneID="s3"><objects>
                    <tableViewController storyboardIdentifier="Static" id="static" sceneMemberID="viewController">
                        <tableView key="view" dataMode="static" style="grouped" id="st">
                            <sections>
                                <tableViewSection headerTitle="Top" footerTitle="End" id="sec"><cells>
                                    <tableViewCell rowHeight="60" textLabel="tl" id="cell1">
                                        <tableViewCellContentView key="contentView" id="cv1"><subviews>
                                            <label text="First" id="tl"/>
                                        </subviews></tableViewCellContentView>
                                    </tableViewCell>
                                    <tableViewCell id="cell2"><tableViewCellContentView key="contentView" id="cv2"/></tableViewCell>
                                </cells></tableViewSection>
                            </sections>
                            <connections><outlet property="dataSource" destination="static" id="ds"/></connections>
                        </tableView>
                    </tableViewController>
                </objects></scene>
                <scene sceneID="s4"><objects>
                    <tableViewController storyboardIdentifier="Table" id="table" customClass="StoryboardTable" \
        customModule="HeadlessUIKitTests" sceneMemberID="viewController">
                        <tableView key="view" dataMode="prototypes" rowHeight="50" id="tv">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                            <prototypes>
                                <tableViewCell reuseIdentifier="row" textLabel="ptl" id="proto">
                                    <tableViewCellContentView key="contentView" id="pcv"><subviews>
                                        <label text="Row" id="ptl"/>
                                    </subviews></tableViewCellContentView>
                                    <connections><segue destination="detail" kind="show" identifier="row" id="sr"/></connections>
                                </tableViewCell>
                            </prototypes>
                        </tableView>
                    </tableViewController>
                </objects></scene>
                <scene sceneID="s5"><objects>
                    <tabBarController storyboardIdentifier="Tabs" id="tabs" sceneMemberID="viewController">
                        <connections>
                            <segue destination="detail" kind="relationship" relationship="viewControllers" id="t1"/>
                            <segue destination="static" kind="relationship" relationship="viewControllers" id="t2"/>
                        </connections>
                    </tabBarController>
                </objects></scene>
                <scene sceneID="s6"><objects>
                    <viewController storyboardIdentifier="Made" id="made" customClass="StoryboardMade" \
        customModule="HeadlessUIKitTests" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="Made" badgeValue="3" id="tbi"/>
                    </viewController>
                </objects></scene>
                <scene sceneID="s7"><objects>
                    <viewController storyboardIdentifier="Broken" id="broken" sceneMemberID="viewController">
                        <view key="view" id="bv"/>
                        <connections><segue destination="nowhere" kind="show" identifier="lost" id="x"/></connections>
                    </viewController>
                </objects></scene>
            </scenes>
        </document>
        """

    private let folder: URL
    private let storyboard: UIStoryboard

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
    }

    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = makeWindow(width: 320, height: 480)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test("the initial view controller has its parts, items, outlets and constraints")
    func initialController() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let navigation = try require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let home = try require(navigation.topViewController as? StoryboardHome)
        expect(navigation.navigationBar.prefersLargeTitles)
        expectEqual(home.title, "Start")
        expectEqual(home.navigationItem.title, "Home")
        expectEqual(home.log, ["awake"])
        expect(!home.isViewLoaded && home.storyboard === storyboard)
        let item = try require(home.navigationItem.rightBarButtonItem)
        _ = (item.target as? NSObject)?.perform(item.action, with: item)
        let window = shown(navigation)
        expectEqual(home.log, ["awake", "added by UIBarButtonItem", "inside by -", "loaded, outlet Hello"])
        let label = try require(home.titleLabel)
        expectEqual(label.frame.minX, 16)
        expectEqual(label.frame.minY, home.view.safeAreaInsets.top + 8)
        window.isHidden = true
    }

    @Test("segues of buttons and of code prepare, and show or present")
    func segues() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let navigation = try require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let home = try require(navigation.topViewController as? StoryboardHome)
        let window = shown(navigation)
        let button = try require(home.view.subviews.first { $0 is UIButton } as? UIButton)
        home.allowsSegues = false
        button.sendActions(for: .primaryActionTriggered)
        expect(navigation.topViewController === home)
        home.allowsSegues = true
        button.sendActions(for: .primaryActionTriggered)
        window.clock.advance(by: 1)
        expectEqual((navigation.topViewController as? StoryboardDetail)?.text, "prepared")
        expectEqual(home.log.last, "go by UIButton")
        navigation.popViewController(animated: false)
        home.performSegue(withIdentifier: "modal", sender: 4)
        expect(home.presentedViewController is StoryboardDetail)
        expectEqual(home.presentedViewController?.modalPresentationStyle, .fullScreen)
        expectEqual(home.log.last, "modal by Int")
        window.isHidden = true
    }

    @Test("a view controller is embedded in its container")
    func embedding() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let home = storyboard.instantiateViewController(withIdentifier: "Home")
        home.loadViewIfNeeded()
        let table = try require(home.children.first as? UITableViewController)
        expectEqual(table.view.superview?.frame.size, CGSize(width: 200, height: 100))
        expectEqual(table.view.frame.size, CGSize(width: 200, height: 100))
    }

    @Test("tables have their static cells, and cells of prototypes that segue when they are selected")
    func tables() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = try require(
            storyboard.instantiateViewController(withIdentifier: "Static") as? UITableViewController
        )
        var window = shown(list)
        expectEqual(list.tableView.numberOfRows(inSection: 0), 2)
        let first = IndexPath(row: 0, section: 0)
        expectEqual(list.tableView.cellForRow(at: first)?.textLabel?.text, "First")
        expectEqual(list.tableView.rectForRow(at: first).height, 60)
        expectEqual(list.tableView(list.tableView, titleForHeaderInSection: 0), "Top")
        expectEqual(list.tableView(list.tableView, titleForFooterInSection: 0), "End")
        window.isHidden = true

        let table: StoryboardTable = storyboard.instantiateViewController(identifier: "Table")
        let navigation = UINavigationController(rootViewController: table)
        window = shown(navigation)
        let second = IndexPath(row: 1, section: 0)
        expectEqual(table.tableView.cellForRow(at: second)?.textLabel?.text, "Row")
        expect(table.tableView.cellForRow(at: first) !== table.tableView.cellForRow(at: second))
        table.tableView.didSelectItem(at: second)
        window.clock.advance(by: 1)
        expect(navigation.topViewController is StoryboardDetail)
        window.isHidden = true
    }

    @Test("tabs, code that creates controllers, and controllers without a view")
    func others() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let tabs = try require(storyboard.instantiateViewController(withIdentifier: "Tabs") as? UITabBarController)
        expectEqual(tabs.viewControllers?.map { "\(type(of: $0))" }, ["StoryboardDetail", "UITableViewController"])
        let made = storyboard.instantiateViewController(identifier: "Made") { StoryboardMade(coder: $0, number: 5) }
        expectEqual(made.number, 5)
        expectEqual(made.tabBarItem.title, "Made")
        expectEqual(made.tabBarItem.badgeValue, "3")
        expect(made.view.subviews.isEmpty)
    }

    @Test("a segue to what is not there is reported, and nothing is shown")
    func broken() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var reports: [String] = []
        let handler = InterfaceLog.handler
        InterfaceLog.handler = { reports.append($0) }
        defer { InterfaceLog.handler = handler }
        storyboard.instantiateViewController(withIdentifier: "Broken").performSegue(withIdentifier: "lost", sender: nil)
        expectEqual(reports, ["Storyboard Main: there is no view controller nowhere to go to."])
    }

    @Test("a view controller is released with its view")
    func release() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        weak var unloaded: UIViewController?
        weak var loaded: UIViewController?
        do {
            unloaded = storyboard.instantiateViewController(withIdentifier: "Home")
            let home = storyboard.instantiateViewController(withIdentifier: "Home")
            home.loadViewIfNeeded()
            loaded = home
            let table = storyboard.instantiateViewController(withIdentifier: "Table")
            table.view.layoutIfNeeded()
        }
        expect(unloaded == nil)
        expect(loaded == nil)
    }
}
