extension SymbolTable {
    /// Signs: marks, punctuation, digits.
    static let signs = """
        xmark circle circle.fill square square.fill: s M-32-32 32 32M32-32-32 32
        plus circle circle.fill square square.fill: s M-36.5 0H36.5M0-36.5V36.5
        minus circle circle.fill square square.fill: s M-36.5 0H36.5
        plusminus circle circle.fill: s M-30-18H30M0-46V10M-30 40H30
        plus.forwardslash.minus: s M-42-24H-10M-26-40V-8M10 28H42M-24 42 26-42
        multiply circle circle.fill square square.fill: s M-30-30 30 30M30-30-30 30
        divide circle circle.fill square square.fill: s M-36.5 0H36.5; s1.5 M0-28h.01M0 28h.01
        equal circle circle.fill square square.fill: s M-34-14H34M-34 14H34
        lessthan circle circle.fill: s M30-32-30 0 30 32
        greaterthan circle circle.fill: s M-30-32 30 0-30 32
        number circle circle.fill square square.fill: s M-8-42-20 42M20-42 8 42M-36-15H38M-38 15H36
        percent: s M28-38-28 38; s O-25-21 16; s O25 21 16
        at circle circle.fill badge.plus badge.minus: s O0 0 17; \
        s M17-17V6C17 22 44 22 44-2C44-27 25-44 0-44C-25-44-44-25-44 0C-44 25-25 44 0 44C9 44 16 42 23 38
        checkmark circle circle.fill square square.fill: s M-36 4-12 36 37-38
        questionmark circle circle.fill square square.fill: s M-20-24C-20-37-11-43 0-43C12-43 21-36 21-25C21-8 0-8 0 \
        13; s1.35 M0 38h.01
        exclamationmark circle circle.fill square square.fill: s1.15 M0-42V14; s1.4 M0 38h.01
        exclamationmark.2: s1.15 M-14-42V14M14-42V14; s1.4 M-14 38h.01M14 38h.01
        info circle circle.fill square square.fill: s1.7 M-1-38h.01; s M-14-12H2V38M-18 38H20
        asterisk circle circle.fill: s M0-38V38M-33-19 33 19M33-19-33 19
        ellipsis circle circle.fill: s2.05 M-34 0h.01M0 0h.01M34 0h.01
        ellipsis.rectangle fill: o R-54-32 108 64 11; d1.5 M-26 0h.01M0 0h.01M26 0h.01
        ellipsis.curlybraces: s M-28-38C-40-38-40-30-40-22C-40-10-40-2-50 0C-40 2-40 10-40 22C-40 30-40 38-28 38\
        M28-38C40-38 40-30 40-22C40-10 40-2 50 0C40 2 40 10 40 22C40 30 40 38 28 38; s1.5 M-19 0h.01M0 0h.01M19 0h.01
        curlybraces: s M-12-42C-30-42-29-32-29-22C-29-10-29-2-40 0C-29 2-29 10-29 22C-29 32-30 42-12 42M12-42C30-42 \
        29-32 29-22C29-10 29-2 40 0C29 2 29 10 29 22C29 32 30 42 12 42
        chevron.left.forwardslash.chevron.right: s M-32-28-58 0-32 28M32-28 58 0 32 28M12-40-12 40
        dollarsign circle circle.fill square square.fill: s M22-20C20-30 12-35 0-35C-13-35-22-28-22-18C-22-6-11-3 0 \
        0C13 3 23 6 23 18C23 29 13 36 0 36C-13 36-22 30-24 19M0-47V47
        eurosign circle circle.fill square square.fill: s M26-32C20-37 14-40 6-40C-14-40-24-22-24 0C-24 22-14 40 6 \
        40C14 40 20 37 26 32M-36-9H14M-36 9H12
        sterlingsign circle circle.fill square square.fill: s M22-28C18-37 12-41 4-41C-8-41-14-32-14-20C-14 2-10 \
        18-26 39H26M-27 2H12
        yensign circle circle.fill square square.fill: s M-28-41 0 0 28-41M0 0V41M-22 5H22M-22 21H22
        rublesign circle circle.fill square square.fill: s M-14 41V-41H6C20-41 28-33 28-20C28-7 20 2 6 2H-28M-28 20H10
        bitcoinsign circle circle.fill square square.fill: s M-20-34H6C16-34 22-28 22-18C22-8 16-2 6-2H-14M6-2C18-2 \
        26 4 26 16C26 28 18 34 6 34H-20M-14-34V34M-6-46V-34M8-46V-34M-6 34V46M8 34V46
        textformat.123: s M-54-18-42-28V28M-20-16C-20-24-14-29-6-29C2-29 8-24 8-16C8-6-8 4-20 28H9M26-21C29-26 34-29 \
        40-29C48-29 54-24 54-16C54-8 48-3 39-3C49-3 56 3 56 13C56 22 49 29 40 29C32 29 27 25 24 19
        1 - circle circle.fill square square.fill: s M-16-26 4-40V40
        2 - circle circle.fill square square.fill: s M-24-20C-24-32-14-41 0-41C14-41 23-32 23-20C23-2-8 16-24 40H25
        3 - circle circle.fill square square.fill: s M-22-26C-18-35-10-41 1-41C14-41 23-33 23-22C23-10 14-3-4-3C16-3 \
        25 5 25 18C25 32 14 41 0 41C-12 41-21 35-25 24
        4 - circle circle.fill square square.fill: s M12 40V-40L-30 22H28
        5 - circle circle.fill square square.fill: s M20-40H-17L-21-4C-15-10-8-13 1-13C16-13 26-2 26 13C26 29 15 \
        41-1 41C-13 41-22 34-26 24
        6 - circle circle.fill square square.fill: s M10-41-20-2M0-12C15-12 27 0 27 14C27 29 15 41 0 41C-15 41-27 \
        29-27 14C-27 8-24 3-20-2
        7 - circle circle.fill square square.fill: s M-26-40H26L-10 40
        8 - circle circle.fill square square.fill: s M0-3C13-3 22-11 22-22C22-33 13-41 0-41C-13-41-22-33-22-22\
        C-22-11-13-3 0-3C15-3 26 6 26 19C26 32 15 41 0 41C-15 41-26 32-26 19C-26 6-15-3 0-3
        9 - circle circle.fill square square.fill: u 6 r180
        0 - circle circle.fill square square.fill: s E0 0 25 41
        a - circle circle.fill square square.fill: s M-30 40 0-40 30 40M-19 12H19
        """
}
