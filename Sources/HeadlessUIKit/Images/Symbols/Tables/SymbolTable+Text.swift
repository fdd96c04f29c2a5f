extension SymbolTable {
    /// Text and lists.
    static let text = """
        textformat: s M-54 36-26-36 2 36M-45 12H-7; s M48-8V36; s E29 16 17 19
        textformat.size: s M-56 36-42-2-28 36M-51 22H-33M-18 36 14-44 46 36M-8 10H36
        textformat.alt: s M-30 38 0-38 30 38M-19 12H19
        textformat.abc: s M-56 22-43-18-30 22M-51 8H-35M-18 22V-18H-6C8-18 8 0-6 0H-18M-6 0C12 0 12 22-6 22H-18\
        M54-10C50-16 46-19 40-19C30-19 23-10 23 2C23 14 30 23 40 23C46 23 51 20 55 13
        bold: s1.3 M-20-36V36M-20-36H2C26-36 26-3 2-3H-20M2-3H6C34-3 34 36 6 36H-20
        italic: s M-8-38H30M-30 38H8M12-38-12 38
        underline: s M-26-40V0C-26 32 26 32 26 0V-40M-32 44H32
        strikethrough: s M24-22C20-34 10-39-1-39C-15-39-25-31-25-19C-25-12-21-6-15-2M22 8C25 12 26 16 26 20C26 32 15 \
        40 0 40C-13 40-23 34-27 23M-42 0H42
        bold.italic.underline: s M-48-30V18M-48-30H-36C-22-30-22-8-36-8H-48M-36-8C-18-8-18 18-36 18H-48M4-30-6 18\
        M-4-30H12M-14 18H2M24-30V2C24 24 50 24 50 2V-30M-50 40H52
        text.alignleft: s M-42-33H42M-42-11H16M-42 11H42M-42 33H16
        text.aligncenter: s M-42-33H42M-26-11H26M-42 11H42M-26 33H26
        text.alignright: s M-42-33H42M-16-11H42M-42 11H42M-16 33H42
        text.justify: s M-42-33H42M-42-11H42M-42 11H42M-42 33H42
        text.justify.leading ~: s M-42-33H42M-42-11H42M-42 11H42M-42 33H8
        text.justify.left: u text.justify.leading
        text.insert ~: s M-10-33H42M-42-11H42M-42 11H42M-42 33H42; f.3 M-42-46V-20L-24-33Z
        text.badge.plus ~: s M-46-33H46M-46-11H46M-46 11H-2M-46 33H-2M30 11V41M15 26H45
        text.badge.checkmark: s M-46-33H46M-46-11H46M-46 11H-2M-46 33H-2M16 26 26 37 46 12
        text.badge.xmark ~: s M-46-33H46M-46-11H46M-46 11H-2M-46 33H-2M18 14 42 38M42 14 18 38
        text.badge.minus ~: s M-46-33H46M-46-11H46M-46 11H-2M-46 33H-2M16 26H46
        text.quote: s M-44-40V40M-20-33H44M-20-11H44M-20 11H44M-20 33H14
        text.magnifyingglass ~: s M-46-33H30M-46-11H-14M-46 11H-14M-46 33H-2; s O18 14 19; s M32 28 46 42
        text.cursor: s M0-36V36M-16-46C-8-46 0-43 0-36C0-43 8-46 16-46M-16 46C-8 46 0 43 0 36C0 43 8 46 16 46
        character.cursor.ibeam: s M-46 30-22-34 2 30M-38 10H-6M36-36V36M22-44C30-44 36-42 36-36C36-42 42-44 50-44M22 \
        44C30 44 36 42 36 36C36 42 42 44 50 44
        paragraphsign: s M26 42V-42H-4C-38-42-38 4-4 4H6M6-42V42
        line.3.horizontal circle circle.fill: s M-45-28H45M-45 0H45M-45 28H45
        line.horizontal.3 circle circle.fill: u line.3.horizontal
        line.3.horizontal.decrease circle circle.fill: s M-45-26H45M-30 0H30M-15 26H15
        line.horizontal.3.decrease circle circle.fill: u line.3.horizontal.decrease
        line.diagonal: s M-42 42 42-42
        slider.horizontal.3: s M-46-30H8M34-30H46M-46 0H-36M-10 0H46M-46 30H8M34 30H46; s O21-30 11; s O-23 0 11; \
        s O21 30 11
        slider.horizontal.2.square.on.square: s R-34-46 80 80 13; s M-18-18H18M-18 8H2; s O26-18 7; s O12 8 7; \
        s M-46-22V34C-46 42-42 46-34 46H22
        slider.vertical.3: u slider.horizontal.3 r90
        list.bullet ~ circle circle.fill: s1.75 M-47-30h.01M-47 0h.01M-47 30h.01; s M-23-30H49M-23 0H49M-23 30H49
        list.dash ~: s M-50-30H-40M-50 0H-40M-50 30H-40M-20-30H50M-20 0H50M-20 30H50
        list.triangle ~: f.3 M-52-38V-22L-40-30ZM-52-8V8L-40 0ZM-52 22V38L-40 30Z; s M-20-30H50M-20 0H50M-20 30H50
        list.star: s M-20-30H50M-20 0H50M-20 30H50; u star.fill s.2 x-44 y-30; u star.fill s.2 x-44; \
        u star.fill s.2 x-44 y30
        list.number: s M-18-30H52M-18 0H52M-18 30H52; \
        s.75 M-50-37-44-42V-20M-52-5C-51-11-39-11-39-4C-39 0-46 3-52 10H-38M-51 21C-47 17-39 18-39 25C-39 29-42 \
        31-46 31C-42 31-38 33-38 37C-38 45-48 45-52 41
        list.bullet.rectangle ~ fill: o R-54-38 108 76 12; d1.3 M-34-17h.01M-34 0h.01M-34 17h.01; \
        d.9 M-18-17H36M-18 0H36M-18 17H36
        list.bullet.rectangle.portrait ~ fill: o R-38-48 76 96 12; d1.3 M-20-22h.01M-20 0h.01M-20 22h.01; \
        d.9 M-6-22H21M-6 0H21M-6 22H21
        list.bullet.indent ~: s1.75 M-47-30h.01M-26 0h.01M-26 30h.01; s M-26-30H49M-6 0H49M-6 30H49
        list.clipboard ~ fill: u clipboard; d1.2 M-20-6h.01M-20 12h.01M-20 30h.01; d.85 M-7-6H21M-7 12H21M-7 30H21
        increase.indent ~: s M-46-33H46M-6-11H46M-6 11H46M-46 33H46; f.3 M-46-16V16L-26 0Z
        decrease.indent ~: s M-46-33H46M-6-11H46M-6 11H46M-46 33H46; f.3 M-26-16V16L-46 0Z
        checklist: s M0-27H50M0 27H50M-50-27-40-15-22-42M-50 27-40 39-22 12
        quote.opening: f M-40 6C-40-16-30-30-12-36L-10-30C-20-25-25-18-26-9C-12-10-6 0-6 9C-6 20-14 26-23 26C-33 \
        26-40 18-40 6ZM8 6C8-16 18-30 36-36L38-30C28-25 23-18 22-9C36-10 42 0 42 9C42 20 34 26 25 26C15 26 8 18 8 6Z
        quote.closing: u quote.opening r180
        note.text ~ badge.plus: s R-42-42 84 84 13; s.9 M-24-20H24M-24 0H24M-24 20H4
        note: s M-30-42H30C38-42 42-38 42-30V14L14 42H-30C-38 42-42 38-42 30V-30C-42-38-38-42-30-42ZM42 14H20C16 14 \
        14 16 14 20V42
        a.magnify: s M-52 34-24-38 4 34M-43 10H-5; s O30 14 15; s M41 25 52 36
        keyboard badge.ellipsis fill: o R-58-36 116 72 12; \
        d1.1 M-40-16h.01M-20-16h.01M0-16h.01M20-16h.01M40-16h.01M-40 0h.01M-20 0h.01M0 0h.01M20 0h.01M40 0h.01; \
        d M-22 17H22
        keyboard.chevron.compact.down fill: o R-56-46 112 60 11; \
        d1 M-38-30h.01M-19-30h.01M0-30h.01M19-30h.01M38-30h.01M-38-16h.01M38-16h.01M-19-16h.01M0-16h.01M19-16h.01; \
        d.9 M-20-1H20; s M-20 34 0 44 20 34
        terminal fill: o R-54-40 108 80 13; d M-36-22-20-8-36 6M-12 6H14
        function: s M28-42C14-48 8-40 6-28L-8 30C-11 42-18 48-30 42M-18-10H22
        sum: s M28-24V-38H-28L6 0-28 38H28V24
        x.squareroot: s M-54 4-44-2-30 36-12-38H54M8-10 40 28M40-10 8 28
        """
}
