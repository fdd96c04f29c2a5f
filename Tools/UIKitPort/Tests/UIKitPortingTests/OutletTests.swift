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
