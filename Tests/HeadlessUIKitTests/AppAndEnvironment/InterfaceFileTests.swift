import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

// Not nested or private: nibs find classes by their names at the top level only.

@MainActor class InterfaceCard: UIView {
    weak var titleLabel: UILabel!
    var boxes: [UIView] = []
    var radius: CGFloat = 0
    var log: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("coder, frame \(Int(frame.width)), outlet \(titleLabel == nil ? "-" : "set")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated { log.append("awake, outlet \(titleLabel == nil ? "-" : "set")") }
    }

    func tapped(_ sender: Any?) {
        log.append("tapped by \(sender is UIButton)")
    }

    override func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let value = value
        let isSet = MainActor.assumeIsolated {
            switch key {
            case "titleLabel": titleLabel = value as? UILabel
            case "boxes": boxes = value as? [UIView] ?? []
            case "radius": if let number = value as? Double { radius = CGFloat(number) }
            default: return false
            }
            return true
        }
        if !isSet { super.setValue(value, forKey: key) }
    }

    override func value(forKey key: String) -> Any? {
        let action: Selector? = MainActor.assumeIsolated {
            switch key {
            case "tapped:": Selector("tapped(_:)", InterfaceCard.tapped(_:))
            default: nil
            }
        }
        return action ?? super.value(forKey: key)
    }
}

final class InterfaceScreenController: UIViewController {}

@MainActor @Suite("Interface files", .serialized)
struct InterfaceFileTests {
    private let card = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" tag="7" id="card" customClass="InterfaceCard" customModule="HeadlessUIKitTests">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Salt &amp; pepper" textAlignment="center" lineBreakMode="headTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                            <rect key="frame" x="16" y="20" width="100" height="21"/>
                            <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
                            <color key="textColor" systemColor="secondaryLabelColor"/>
                        </label>
                        <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                            <subviews>
                                <button contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
                                    <state key="normal" title="Go"><color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
                                    <connections>
                                        <action selector="tapped:" destination="card" eventType="touchUpInside" id="a1"/>
                                    </connections>
                                </button>
                                <switch on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="switch"/>
                                <slider value="0.25" minValue="0.0" maxValue="2" translatesAutoresizingMaskIntoConstraints="NO" id="slider"/>
                                <textField borderStyle="roundedRect" placeholder="Name" translatesAutoresizingMaskIntoConstraints="NO" id="field">
                                    <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/>
                                </textField>
                            </subviews>
                        </stackView>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="safe"/>
                    <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                    <constraints>
                        <constraint firstItem="label" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="16" id="c1"/>
                        <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c2"/>
                        <constraint firstItem="stack" firstAttribute="width" secondItem="card" secondAttribute="width" multiplier="1:2" id="c3"/>
                        <constraint firstItem="stack" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="8" priority="750" id="c4"/>
                        <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="c5"/>
                    </constraints>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                    <connections>
                        <outlet property="titleLabel" destination="label" id="o1"/>
                        <outletCollection property="boxes" destination="switch" id="o2"/>
                        <outletCollection property="boxes" destination="slider" id="o3"/>
                    </connections>
                </view>
            </objects>
        </document>
        """

    private func file(_ objects: String) -> Data {
        Data("<document><objects>\(objects)</objects></document>".utf8)
    }

    @Test("views have their classes, attributes, constraints and outlets")
    func views() throws {
        let objects = UINib(data: Data(card.utf8), bundle: nil).instantiate(withOwner: nil)
        let view = try require(objects.first as? InterfaceCard)
        expect(objects.count == 1 && view.tag == 7)
        expectEqual(view.log, ["coder, frame 320, outlet -", "awake, outlet set"])
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 320, height: 200))
        expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
        expectEqual(view.backgroundColor, UIColor(white: 0.5, alpha: 1))
        expect(view.radius == 8 && view.layer.cornerRadius == 12)
        let label = try require(view.titleLabel)
        expect(label.text == "Salt & pepper" && label.textAlignment == .center && label.numberOfLines == 0)
        expect(label.lineBreakMode == .byTruncatingHead && label.textColor == .secondaryLabel)
        expect(label.font == .boldSystemFont(ofSize: 19) && !label.isUserInteractionEnabled && !label.isOpaque)
        expectEqual(label.contentHuggingPriority(for: .horizontal), UILayoutPriority(251))
        view.layoutIfNeeded()
        expect(label.frame.minX == 16 && label.frame.minY == 20)
        let stack = try require(view.subviews.last as? UIStackView)
        expect(stack.arrangedSubviews.count == 4 && stack.axis == .vertical && stack.distribution == .fillEqually)
        expect(stack.frame.width == 160 && stack.frame.maxX == 320 && stack.frame.minY == label.frame.maxY + 8)
        expect(view.boxes.map { $0 is UISwitch } == [true, false])
    }

    @Test("controls have their values, and send their actions to the object that the file names")
    func controls() throws {
        let view = try require(
            UINib(data: Data(card.utf8), bundle: nil).instantiate(withOwner: nil).first as? InterfaceCard
        )
        let controls = try require(view.subviews.last as? UIStackView).arrangedSubviews
        let button = try require(controls[0] as? UIButton)
        expect(button.title(for: .normal) == "Go" && button.titleColor(for: .normal) == .red)
        expectEqual(button.buttonType, .system)
        button.sendActions(for: .touchUpInside)
        expectEqual(view.log.last, "tapped by true")
        expectEqual((controls[1] as? UISwitch)?.isOn, true)
        expect((controls[2] as? UISlider)?.value == 0.25 && (controls[2] as? UISlider)?.maximumValue == 2)
        let field = try require(controls[3] as? UITextField)
        expect(field.placeholder == "Name" && field.borderStyle == .roundedRect && field.isSecureTextEntry)
        expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
    }

    @Test("what is unknown is reported once and left out")
    func unknown() throws {
        let data = file(
            """
            <view id="a" customClass="Nobody"><subviews><hologram id="h"/><label text="Left" id="b"/></subviews>
            <constraints><constraint firstItem="h" firstAttribute="width" constant="5" id="w"/>
            <constraint firstItem="t" firstAttribute="width" constant="5" id="n"/></constraints>
            <connections><outlet property="title" destination="b" id="o"/></connections></view>
            <tapGestureRecognizer id="t"/>
            """
        )
        var objects: [Any] = []
        let reports = interfaceReports { objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil) }
        let view = try require(objects.first as? UIView)
        expect(view.subviews.count == 1 && view.constraints.isEmpty)
        expectEqual(
            reports,
            [
                "Unknown class Nobody in Interface Builder file.",
                "Interface file, line 1: there is no class for <hologram>. It is left out.",
                "Interface file, line 2: the constraint w refers to what is no view or guide. It is left out.",
                "Interface file, line 3: the constraint n refers to what is no view or guide. It is left out.",
                "[<HeadlessUIKit.UIView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
                    + "the key title.",
            ]
        )
    }

    @Test("table and collection views take their cells from nibs")
    func cells() throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
        }
        let cell = """
            <tableViewCell reuseIdentifier="row" selectionStyle="none" accessoryType="disclosureIndicator" id="cell">
            <rect key="frame" x="0" y="0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <subviews><label text="Row" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
            <constraints><constraint firstItem="label" firstAttribute="leading" secondItem="content"
            secondAttribute="leading" constant="30" id="c"/><constraint firstItem="label" firstAttribute="centerY"
            secondItem="content" secondAttribute="centerY" id="d"/></constraints></tableViewCellContentView></tableViewCell>
            """
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.register(UINib(data: file(cell), bundle: nil), forCellReuseIdentifier: "row")
        let source = Source()
        table.dataSource = source
        table.rowHeight = 60
        table.layoutIfNeeded()
        let rows = table.visibleCells
        expect(rows.count == 2 && rows[0] !== rows[1] && rows[0].reuseIdentifier == "row")
        expect(rows[0].selectionStyle == .none && rows[0].accessoryType == .disclosureIndicator)
        let label = try require(rows[0].contentView.subviews.first as? UILabel)
        rows[0].layoutIfNeeded()
        expect(label.text == "Row" && label.frame.minX == 30)
        let item =
            "<collectionViewCell id=\"c\"><view key=\"contentView\" id=\"v\"><subviews><label text=\"Item\" id=\"l\"/></subviews></view></collectionViewCell>"
        let made = UINib(data: file(item), bundle: nil).instantiate(withOwner: nil).first as? UICollectionViewCell
        expectEqual((made?.contentView.subviews.first as? UILabel)?.text, "Item")
    }

    @Test("a label leaves words alone in its last line, as on devices")
    func lineBreakStrategies() throws {
        let nib = UINib(data: file("<label text=\"Row\" id=\"l\"/>"), bundle: nil)
        let label = try require(nib.instantiate(withOwner: nil).first as? UILabel)
        expectEqual(label.lineBreakStrategy, [])
    }

    @Test("a view controller loads its view from the nib with its name, or with the name of its class")
    func viewController() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = file(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="view" destination="v" id="o"/></connections></placeholder>
            <scrollView id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></scrollView>
            """
        )
        try data.write(to: folder.appendingPathComponent("Other.xib"))
        try data.write(to: folder.appendingPathComponent("InterfaceScreen.xib"))
        let bundle = try require(Bundle(path: folder.path))
        let named = UIViewController(nibName: "Other", bundle: bundle)
        expect(named.view is UIScrollView && named.nibName == "Other" && named.nibBundle === bundle)
        expect(InterfaceScreenController(nibName: nil, bundle: bundle).view is UIScrollView)
        expect(!(UIViewController(nibName: nil, bundle: bundle).view is UIScrollView))
        expectEqual(bundle.loadNibNamed("Other", owner: named)?.count, 1)
    }

    @Test("a missing nib stops the program with UIKit's message, a broken one with the line")
    func failures() async {
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
        }
        let message = String(decoding: missing?.standardErrorContent ?? [], as: UTF8.self)
        expect(message.contains("Could not load NIB in bundle: 'NSBundle <"))
        expect(message.contains("with name 'Nowhere'"))
        #expect(throws: InterfaceReader.Failure.self) { try InterfaceReader.read(Data("<a>\n<b></a>".utf8)) }
    }

    @Test("XML is read with comments, references and quotes, and errors have their line")
    func reader() throws {
        let text = "<?xml version='1.0'?><!-- a > b --><a b='1 &lt; &#x32;'>x<c/>y<![CDATA[<&>]]></a>"
        let root = try InterfaceReader.read(Data(text.utf8))
        expect(root.name == "a" && root["b"] == "1 < 2" && root.text == "xy<&>" && root.children.map(\.name) == ["c"])
        for (text, expected) in [
            ("<a>\n<b></a>", "line 2: </a> closes no element"), ("<a>\n", "line 2: <a> of line 1 is not closed"),
            ("<a b=1/>", "line 1: the value of b has no quotes"), ("", "line 1: there is no element"),
            ("<a>&nope;</a>", "line 1: &nope; is unknown"),
        ] {
            let failure = #expect(throws: InterfaceReader.Failure.self) { try InterfaceReader.read(Data(text.utf8)) }
            expectEqual(failure?.description, expected)
        }
    }
}
