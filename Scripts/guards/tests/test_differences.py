import unittest

from guards import differences

TABLE = """# What the table is.

# Elsewhere
invented*\tCGBlendMode CGBlendMode.*\tCore Graphics declares it.

# The language
access\tNSValue.*\tExtensions can't be open.
"""

ROWS = (
    'kind\tsymbol\tours\tApple\ninvented type\tCGBlendMode\t"enum\t\ninvented\tCGBlendMode.copy\t\t\naccess\tNSValue.size\t\t\n'
)


class DifferencesTests(unittest.TestCase):
    def problems(self, table=TABLE, rows=ROWS):
        return differences.check(differences.read(table), differences.rows(rows))

    def test_a_table_that_covers_every_difference_is_right(self):
        self.assertEqual(self.problems(), [])

    def test_a_difference_without_a_line_is_reported(self):
        found = self.problems(rows=ROWS + "weak\tUIView.mask\t\t\n")
        self.assertEqual(len(found), 1)
        self.assertIn("weak: UIView.mask", found[0])

    def test_the_kind_counts(self):
        found = self.problems(rows=ROWS + "required\tNSValue.size\t\t\n")
        self.assertEqual(len(found), 1)
        self.assertIn("required: NSValue.size", found[0])

    def test_a_pattern_that_covers_nothing_is_reported(self):
        found = self.problems(table=TABLE.replace("NSValue.*", "NSValue.* NSString.*"))
        self.assertEqual(len(found), 1)
        self.assertIn(":7: ", found[0])
        self.assertIn("NSString.*", found[0])

    def test_a_difference_has_one_reason(self):
        found = self.problems(table=TABLE + "access\tNSValue.s*\tAnother reason.\n")
        self.assertEqual(len(found), 1)
        self.assertIn("lines 7, 8", found[0])

    def test_punctuation_in_symbols_is_literal(self):
        self.assertTrue(differences.matches("UIView.draw(_:in:)", "UIView.draw(_:in:)"))
        self.assertFalse(differences.matches("UIView.draw", "UIViewXdraw"))
        self.assertFalse(differences.matches("UIView.draw", "UIView.draw(_:)"))

    def test_a_line_needs_three_columns_a_group_and_a_known_kind(self):
        for table in ["# Group\naccess\tNSValue.*\n", "access\tNSValue.*\tReason.\n", "# Group\nacess\tNSValue.*\tReason.\n"]:
            with self.subTest(table), self.assertRaises(differences.Failure):
                differences.read(table)

    def test_the_page_lists_groups_with_their_reasons(self):
        page = differences.page(differences.read(TABLE))
        self.assertIn("## Elsewhere\n\n| symbols | difference | reason |\n| --- | --- | --- |\n", page)
        self.assertIn("| `CGBlendMode`, `CGBlendMode.*` | not in the reference | Core Graphics declares it. |\n\n## The", page)


if __name__ == "__main__":
    unittest.main()
