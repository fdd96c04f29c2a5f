import Testing
import UIKitPorting

@Suite("Members of objects of any class")
struct ObjectMemberTests {
    @Test(
        "members of any object are read from an object of their class",
        arguments: [
            ("func f(sender: AnyObject) { g(sender.tag) }", "func f(sender: AnyObject) { g((sender as! UIView).tag) }"),
            ("func f(_ s: AnyObject?) { g(s?.isOn) }", "func f(_ s: AnyObject?) { g((s as? UISwitch)?.isOn) }"),
            ("func f(_ s: AnyObject!) { g(s!.isOn) }", "func f(_ s: AnyObject!) { g((s as! UISwitch).isOn) }"),
            ("func f(s: UIView) { g(s.tag) }", "func f(s: UIView) { g(s.tag) }"),
            (
                "func f(s: AnyObject) { views.map { s in s.tag } }",
                "func f(s: AnyObject) { views.map { s in s.tag } }"
            ),
            (
                "var all: [AnyObject]\nfunc f() { same(v.all.first?.priority, 1); same(v.all[0].priority, .required) }",
                "var all: [AnyObject]\nfunc f() { same((v.all.first as? NSLayoutConstraint)?.priority.rawValue, 1); "
                    + "same((v.all[0] as! NSLayoutConstraint).priority, .required) }"
            ),
        ]
    )
    func membersOfObjects(text: String, expected: String) {
        #expect(ported("import UIKit\n\(text)\n") == "import PortableUIKit\n\(expected)\n")
    }
}
