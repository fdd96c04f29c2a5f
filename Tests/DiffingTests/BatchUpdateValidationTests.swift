import Diffing
import Testing

@Suite
struct BatchUpdateValidationTests {
    @Test("an empty step between equal shapes breaks no rule")
    func emptyStep() {
        #expect(validate(BatchUpdateStep(), from: [3, 2], to: [3, 2]).isEmpty)
    }
}
