import unittest

from guards import messages


class MessageTests(unittest.TestCase):
    TEXT = "// error: cannot find 'foo'\nfoo()\n"

    def problems(self, output, text=TEXT):
        return list(messages.problems("A.swift", text, output))

    def test_the_expected_message_passes(self):
        self.assertEqual(self.problems("/x/A.swift:2:1: error: cannot find 'foo' in scope\nfoo()\n"), [])

    def test_another_message_is_reported_with_what_was_said(self):
        said = self.problems("/x/A.swift:2:1: error: too complex\n")
        self.assertEqual(said, ["A.swift:2: the compiler says too complex, expected: cannot find 'foo'"])
        self.assertIn("the compiler says nothing", self.problems("")[0])

    def test_a_message_on_another_line_is_reported(self):
        output = "/x/A.swift:1:1: error: bad\n/x/A.swift:2:1: error: cannot find 'foo' in scope\n"
        self.assertEqual(self.problems(output), ["A.swift:1: not expected: bad"])

    def test_a_file_without_expectations_is_reported(self):
        self.assertEqual(self.problems("", "let a = 1\n"), ["A.swift: expects no message"])


if __name__ == "__main__":
    unittest.main()
