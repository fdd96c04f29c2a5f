"""Tests of `guards/embedded.py`."""

import pathlib
import tempfile
import unittest

from guards import embedded


class EmbeddedTests(unittest.TestCase):
    def test_a_script_loses_its_indent(self):
        text = 'enum Page {\n    static let script = #"""\n        const a = "\\(b)";\n          use(a);\n        """#\n}\n'
        self.assertEqual(embedded.script(text), 'const a = "\\(b)";\n  use(a);\n')

    def test_the_scripts_of_a_folder_are_one_page(self):
        with tempfile.TemporaryDirectory() as folder:
            files = [pathlib.Path(folder, name) for name in ("B.swift", "A.swift", "C.swift")]
            for file, code in zip(files, ("use();", "const use = 1;", None), strict=True):
                file.write_text(f'let script = #"""\n    {code}\n    """#\n' if code else "let text = 1\n")
            self.assertEqual(embedded.page(files), "// A.swift\nconst use = 1;\n// B.swift\nuse();\n")

    def test_a_file_without_a_script_has_none(self):
        self.assertIsNone(embedded.script('let text = """\n    const a\n    """\n'))


if __name__ == "__main__":
    unittest.main()
