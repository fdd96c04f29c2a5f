"""Tests of `guards/embedded.py`."""

import unittest

from guards import embedded


class EmbeddedTests(unittest.TestCase):
    def test_a_script_keeps_its_lines_and_loses_its_indent(self):
        text = 'enum Page {\n    static let script = #"""\n        const a = "\\(b)";\n          use(a);\n        """#\n}\n'
        self.assertEqual(embedded.script(text), '\n\nconst a = "\\(b)";\n  use(a);\n')

    def test_a_file_without_a_script_has_none(self):
        self.assertIsNone(embedded.script('let text = """\n    const a\n    """\n'))


if __name__ == "__main__":
    unittest.main()
