import Testing
import UIKitPorting

@Suite("Outlets and actions")
struct OutletTests {
    @Test("a class gets the methods with which nibs set its outlets and find its actions")
    func responder() {
        let text = """
            class Card: UIView {
                @IBOutlet private weak var label: UILabel! { didSet { update() } }
                @IBOutlet var boxes: [UIView]!
                @IBInspectable var radius: CGFloat = 0
                @IBInspectable var isRound: Bool = false
                @IBInspectable var value: CGFloat = 0

                @IBAction func tapped(_ sender: UIButton) {}
                @IBAction func changed(sender: Any) {}
            }

            extension Card {
                @IBAction private func closed() {}
            }
            """
        let expected = """
                #if os(Linux)
                override func setValue(_ value: Any?, forKey key: String) {
                    nonisolated(unsafe) let value = value
                    let isSet = MainActor.assumeIsolated {
                        switch key {
                        case "label": label = value as? UILabel
                        case "boxes": boxes = value as? [UIView]
                        case "radius": if let number = value as? Double { radius = CGFloat(number) }
                        case "isRound": if let value = value as? Bool { isRound = value }
                        case "value": if let number = value as? Double { self.value = CGFloat(number) }
                        default: return false
                        }
                        return true
                    }
                    if !isSet { super.setValue(value, forKey: key) }
                }
                override func value(forKey key: String) -> Any? {
                    let action: Selector? = MainActor.assumeIsolated {
                        [
                            Selector("tapped(_:)", Card.tapped(_:)),
                            Selector("changed(sender:)", Card.changed(sender:)),
                            Selector("closed", Card.closed),
                        ].first { $0 == Selector(key) }
                    }
                    return action ?? super.value(forKey: key)
                }
                #endif
            }
            """
        #expect(ported(text).contains(expected))
    }

    @Test("a view sets and returns its dynamic properties by their names, which appearance proxies ask for")
    func dynamicProperties() {
        let text = """
            class Card: UIView {
                @objc dynamic var ring: UIColor? { didSet { update() } }
                @IBInspectable dynamic var width: CGFloat = 0
                @objc dynamic var both: Int { get { 1 } set { } }
                @objc dynamic var fixed: Int { 1 }
                override dynamic var tintColor: UIColor! { didSet { } }
                @objc private dynamic var hidden: Int = 0
                @objc dynamic var untyped = 1
                init(frame: CGRect, size: CGFloat) { super.init(frame: frame) }
                required init?(coder: NSCoder) { nil }
            }
            """
        let expected = """
                #if os(Linux)
                override func setValue(_ value: Any?, forKey key: String) {
                    nonisolated(unsafe) let value = value
                    let isSet = MainActor.assumeIsolated {
                        switch key {
                        case "ring": ring = value as? UIColor
                        case "width": if let value = value as? CGFloat { width = value } else if let number = value as? Double { width = CGFloat(number) }
                        case "both": if let value = value as? Int { both = value } else if let number = value as? Double { both = Int(number) }
                        default: return false
                        }
                        return true
                    }
                    if !isSet { super.setValue(value, forKey: key) }
                }
                override func value(forKey key: String) -> Any? {
                    nonisolated(unsafe) var found: Any?
                    let isFound = MainActor.assumeIsolated {
                        switch key {
                        case "_appearanceProperties": found = ["ring", "width", "both"] + (super.value(forKey: key) as? [String] ?? [])
                        case "ring": found = ring
                        case "width": found = width
                        case "both": found = both
                        default: return false
                        }
                        return true
                    }
                    if isFound { return found }
                    return super.value(forKey: key)
                }
                override convenience init(frame: CGRect) { self.init(frame: frame, size: 0) }
                #endif
            }
            """
        #expect(ported(text).contains(expected))
        #expect(ported(ported(text)) == ported(text))
        #expect(!ported("class A: NSObject { @objc dynamic var a: Int = 0 }").contains("os(Linux)"))
        #expect(!ported("class A: UIView { @objc dynamic var a: Int = 0 }").contains("convenience init"))
        #expect(!ported("class A: UIView { @objc dynamic var a: Int = 0; init(b: B) {} }").contains("convenience init"))
    }

    @Test(
        "the methods are as accessible as their class",
        arguments: [
            ("public", "public override"), ("open", "public override"), ("package", "package override"),
            ("", "    override"),
        ]
    )
    func access(modifier: String, expected: String) {
        let text = ported(
            "\(modifier) class Card: UIView {\n    @IBOutlet var a: UILabel!\n    @IBAction func b() {}\n}\n"
        )
        #expect(text.contains("\(expected) func setValue"))
        #expect(text.contains("\(expected) func value"))
    }

    @Test("a class without outlets stays as it is, and one that is no responder is named")
    func others() {
        #expect(ported("class A: UIView { var a = 1 }") == "class A: UIView { var a = 1 }")
        let text = "class Owner: NSObject {\n    @IBOutlet var label: UILabel!\n}"
        #expect(ported(text) == "class Owner: NSObject {\n    var label: UILabel!\n}")
        #expect(
            remarks(text) == [
                "1:7 nibs set outlets of views, view controllers and other responders only: set them in code"
            ]
        )
    }

    @Test("a property without a type is named")
    func noType() {
        let text = "class A: UIView {\n    @IBInspectable var radius = 8.0\n}"
        #expect(remarks(text) == ["2:24 the property needs its type, so that nibs can set it"])
    }
}
