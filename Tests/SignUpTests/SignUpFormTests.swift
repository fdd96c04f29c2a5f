import Expectations
import SignUp
import Testing

@Suite("The form of the sign-up example")
struct SignUpFormTests {
    @Test("each field says what is wrong with it, once it is checked")
    func problems() {
        var form = SignUpForm()
        expect(form.firstProblem == .name && form.shownProblem(of: .name).isEmpty)
        form.checked = [.name]
        expectEqual(form.shownProblem(of: .name), "Enter your name")
        form[.name] = "Anna"
        form[.email] = "anna@example"
        expectEqual(form.firstProblem, .email)
        form[.email] = "anna@example.com"
        form[.phone] = "916123456"
        expectEqual(form.problem(of: .phone), "1 digits are missing")
        form[.phone] = "9161234567"
        expectEqual(form.firstProblem, .password)
        form[.password] = "12345678"
        expect(form.firstProblem == nil)
    }
}
