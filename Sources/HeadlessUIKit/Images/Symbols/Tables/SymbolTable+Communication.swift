extension SymbolTable {
    /// Mail, messages, calls, sharing and networks.
    static let communication = """
        envelope circle circle.fill fill badge badge.fill: o R-53-37 106 74 12; \
        d.85 M-49-28-9 7C-4 12 4 12 9 7L49-28M-49 31-17 1M49 31 17 1
        envelope.open fill: o M-50 32V-14C-50-20-48-22-44-25L-8-46C-3-49 3-49 8-46L44-25C48-22 50-20 50-14V32C50 40 \
        46 44 38 44H-38C-46 44-50 40-50 32Z; d.85 M-46-14-8 10C-3 13 3 13 8 10L46-14
        paperplane circle circle.fill fill: o M45-47-46-10C-51-8-51-4-46-2L-10 10 2 46C4 51 8 51 10 46L47-45C48-47 \
        47-48 45-47Z; d M46-46-10 10
        message circle circle.fill fill badge badge.fill: o M0-41C29-41 52-25 52-3C52 18 29 34 0 34C-5 34-9 34-14 33\
        C-21 39-29 43-39 43C-42 43-43 40-41 38C-36 33-34 29-34 25C-46 18-52 8-52-3C-52-25-29-41 0-41Z
        bubble.left circle circle.fill fill: o M-37-40H37C47-40 52-35 52-25V11C52 21 47 26 37 26H-6L-25 43C-28 46-31 \
        45-31 41V26H-37C-47 26-52 21-52 11V-25C-52-35-47-40-37-40Z
        bubble.right circle circle.fill fill: u bubble.left m
        bubble.middle.bottom fill: o M-37-40H37C47-40 52-35 52-25V11C52 21 47 26 37 26H18L4 43C2 46-2 46-4 43L-18 26\
        H-37C-47 26-52 21-52 11V-25C-52-35-47-40-37-40Z
        text.bubble ~ fill: u bubble.left; d.9 M-30-20H30M-30-6H30M-30 8H6
        ellipsis.bubble ~ fill: u bubble.left; d1.5 M-24-7h.01M0-7h.01M24-7h.01
        plus.bubble ~ fill: u bubble.left; d M-17-7H17M0-24V10
        exclamationmark.bubble fill circle: u bubble.left; d M0-26V-6; d1.3 M0 9h.01
        questionmark.bubble fill: u bubble.left; u -erased.question
        checkmark.bubble fill: u bubble.left; d M-15-6-4 6 16-22
        star.bubble ~ fill: u bubble.left; d.7 M0-26 5-12 19-12 8-4 12 10 0 2-12 10-8-4-19-12-5-12Z
        quote.bubble fill: u bubble.left; \
        D M-22-8C-22-18-17-23-9-26L-7-22C-12-20-13-17-13-14C-8-14-5-11-5-7C-5-2-9 1-13 1C-18 1-22-2-22-8ZM4-8C4-18 \
        9-23 17-26L19-22C14-20 13-17 13-14C18-14 21-11 21-7C21-2 17 1 13 1C8 1 4-2 4-8Z
        captions.bubble ~ fill: u bubble.left; d.9 M-34 8H-4M10 8H34M-34-8H-18M-4-8H34
        bubble.left.and.bubble.right fill: o M-8-44H46C54-44 58-40 58-32V-8C58 0 54 4 46 4V14C46 18 43 19 41 17L28 4\
        H-8C-16 4-20 0-20-8V-32C-20-40-16-44-8-44Z; \
        g M-46-18H8C16-18 20-14 20-6V16C20 24 16 28 8 28H-28L-41 41C-43 43-46 42-46 38V28C-54 28-58 24-58 16V-6\
        C-58-14-54-18-46-18Z; \
        o M-46-18H8C16-18 20-14 20-6V16C20 24 16 28 8 28H-28L-41 41C-43 43-46 42-46 38V28C-54 28-58 24-58 16V-6\
        C-58-14-54-18-46-18Z
        phone circle circle.fill fill badge.plus fill.badge.plus: o M-39-42C-33-47-28-46-24-41L-14-27\
        C-11-22-12-19-16-14L-20-10C-22-7-22-5-20-2C-15 7-7 15 2 20C5 22 7 22 10 20L14 16C19 12 22 11 27 14L41 24C46 \
        28 47 33 42 39C35 47 26 49 16 45C-11 35-35 11-45-16C-49-26-47-35-39-42Z
        phone.down circle circle.fill fill: u phone r135
        phone.arrow.up.right fill: u phone; s M12-12 44-44M18-46H46V-18
        phone.arrow.down.left fill: u phone; s M44-46 14-16M40-14H12V-42
        -erased.question: d M-11-18C-11-26-6-29 0-29C6-29 11-26 11-19C11-11 0-11 0-2; d1.15 M0 12h.01
        video circle circle.fill fill slash slash.fill badge.plus fill.badge.plus: o R-56-32 76 64 14; \
        o M28-9 48-25C52-28 56-26 56-21V21C56 26 52 28 48 25L28 9Z
        mic circle circle.fill fill slash slash.fill square badge.plus: o R-17-49 34 60 17; \
        s M-31-6V0C-31 18-18 30 0 30C18 30 31 18 31 0V-6M0 30V48M-18 48H18
        bell circle circle.fill square fill slash slash.fill badge badge.fill: o M-40 28C-32 20-28 11-28-8\
        C-28-27-17-39 0-39C17-39 28-27 28-8C28 11 32 20 40 28C42 30 41 32 38 32H-38C-41 32-42 30-40 28Z; \
        f M-13 41H13A14 0 1-13 41Z; s M0-46V-40
        bell.and.waves.left.and.right fill: u bell s.85; s M-44-26C-54-8-54 8-46 24M44-26C54-8 54 8 46 24
        megaphone ~ fill: o M-44-12C-44-16-41-19-37-19L34-42C40-44 44-41 44-36V28C44 33 40 36 34 34L-37 11C-41 11-44 \
        8-44 4ZM; s M-30 14V20C-30 40 4 42 6 24
        square.and.arrow.up = circle circle.fill fill: x M-16-14H-24C-33-14-38-9-38 0V32C-38 41-33 46-24 46H24C33 46 \
        38 41 38 32V0C38-9 33-14 24-14H16; \
        y M-24-14H24C33-14 38-9 38 0V32C38 41 33 46 24 46H-24C-33 46-38 41-38 32V0C-38-9-33-14-24-14Z; d M0-14V16; \
        s M0-14V-48M-18-32 0-50 18-32
        square.and.arrow.down = circle circle.fill fill: x M-16-20H-24C-33-20-38-15-38-6V30C-38 39-33 44-24 44H24C33 \
        44 38 39 38 30V-6C38-15 33-20 24-20H16; \
        y M-24-20H24C33-20 38-15 38-6V30C38 39 33 44 24 44H-24C-33 44-38 39-38 30V-6C-38-15-33-20-24-20Z; \
        d M0-20V20M-18 4 0 22 18 4; s M0-50V-20
        square.and.arrow.up.on.square fill: s M-30-28H-36C-45-28-50-23-50-14V18C-50 27-45 32-36 32H-28; \
        u square.and.arrow.up x10 y4
        square.and.arrow.down.on.square fill: s M-30-28H-36C-45-28-50-23-50-14V18C-50 27-45 32-36 32H-28; \
        u square.and.arrow.down x10 y4
        tray circle circle.fill fill: o M-50 8-38-25C-35-33-31-36-23-36H23C31-36 35-33 38-25L50 8V24C50 32 46 36 38 \
        36H-38C-46 36-50 32-50 24Z; d M-48 8H-18C-18 24 18 24 18 8H48
        tray.full fill: u tray; d.85 M-26-22H26M-32-8H32
        tray.2 fill: o M-48-14-38-38C-36-43-32-45-26-45H26C32-45 36-43 38-38L48-14V-10C48-4 44 0 38 0H-38C-44 \
        0-48-4-48-10Z; s M-48 16V34C-48 40-44 44-38 44H38C44 44 48 40 48 34V16
        tray.and.arrow.up fill: u tray y10; b M0-48V6; s M0 2V-46M-16-30 0-46 16-30
        tray.and.arrow.down fill: u tray y10; b M0-48V8; s M0-46V4M-16-12 0 4 16-12
        link circle circle.fill badge.plus: s M-8 8C-18-2-17-12-9-20L10-39C19-48 31-48 39-40C48-31 48-19 39-10L28 1\
        M8-8C18 2 17 12 9 20L-10 39C-19 48-31 48-39 40C-48 31-48 19-39 10L-28-1
        personalhotspot: u link r45
        paperclip circle circle.fill badge.ellipsis: s M38-8 0 30C-11 41-24 41-33 32C-42 23-42 10-31-1L6-38C14-46 \
        24-46 31-39C38-32 38-22 30-14L-6 22C-10 26-15 26-18 23C-21 20-21 15-17 11L16-22
        wifi circle circle.fill slash: s M-52-12C-22-40 22-40 52-12M-34 7C-14-12 14-12 34 7; \
        f.3 M-17 24C-8 14 8 14 17 24L0 41Z
        wifi.exclamationmark: u wifi; b2.6 M0-34V46; s M0-34V16; s1.3 M0 38h.01
        antenna.radiowaves.left.and.right circle slash: f O0-6 8; \
        s M0 2V44M-20-26C-31-14-31 2-20 14M20-26C31-14 31 2 20 14M-36-40C-54-20-54 8-36 28M36-40C54-20 54 8 36 28
        dot.radiowaves.left.and.right: f O0 0 9; \
        s M-19-20C-29-8-29 8-19 20M19-20C29-8 29 8 19 20M-36-34C-53-14-53 14-36 34M36-34C53-14 53 14 36 34
        dot.radiowaves.right: f O-32 0 9; s M-13-20C-3-8-3 8-13 20M4-34C21-14 21 14 4 34M22-46C46-20 46 20 22 46
        dot.radiowaves.up.forward: f O-30 30 9; \
        s M-30 4C-15 4-4 15-4 30M-30-22C-1-22 22 1 22 30M-30-46C14-46 46-14 46 30
        wave.3.right circle: s M-30-18C-19-8-19 8-30 18M-12-33C7-14 7 14-12 33M8-47C34-22 34 22 8 47
        wave.3.left circle: u wave.3.right m
        network: s.8 O0 0 38; s.8 E0 0 17 38; s.8 M-38 0H38; f.3 O0-38 7; f.3 O0 38 7; f.3 O-38 0 7; f.3 O38 0 7; \
        f.3 O0 0 7
        globe badge.chevron.backward: s O0 0 45.6; s.8 E0 0 20 45; \
        s.8 M-45 0H45M-37-24C-14-14 14-14 37-24M-37 24C-14 14 14 14 37 24M0-45V45
        globe.americas fill: o O0 0 45.6; \
        D M-26-36C-10-40-2-34-6-24C-8-16-20-16-22-6C-24 4-8 2-2 10C4 18-4 26-8 38C-30 36-44 16-42-8\
        C-38-20-34-28-26-36ZM20-26C30-28 38-18 42-6C34-2 24-8 20-16Z
        globe.europe.africa fill: o O0 0 45.6; \
        D M0-18C12-24 26-18 28-8C40 0 28 6 24 14C22 26 14 36 8 36C0 30 6 18 0 8C-12 8-18-2-12-12ZM4-38C14-36 18-30 \
        10-26C2-26-4-30 4-38Z
        icloud circle circle.fill fill slash slash.fill: u cloud
        icloud.and.arrow.up fill: u cloud y-6; b3.4 M0 46V2; s M0 46V4M-15 18 0 3 15 18
        icloud.and.arrow.down fill: u cloud y-6; b3.4 M0 50V2; s M0 4V48M-15 34 0 49 15 34
        xmark.icloud fill: u cloud; d M-13-8 13 18M13-8-13 18
        checkmark.icloud fill: u cloud; d M-15 6-4 18 16-10
        exclamationmark.icloud fill: u cloud; d M0-18V6; d1.3 M0 20h.01
        link.icloud fill: u cloud; \
        d.8 M-4 6C-10 1-10-5-5-10L3-18C8-23 16-22 19-18C23-14 23-8 18-3M4-4C10 1 10 7 5 12L-1 18
        airplayvideo circle: s M-24 24H-34C-44 24-49 19-49 9V-22C-49-32-44-37-34-37H34C44-37 49-32 49-22V9C49 19 44 \
        24 34 24H24; f.4 M0 10 28 42H-28Z
        airplayaudio circle: s M-30 32C-56 10-50-44 0-44C50-44 56 10 30 32M-20 14C-36-4-26-26 0-26C26-26 36-4 20 14; \
        f.4 M0 14 26 44H-26Z
        shareplay slash: f O-20-14 11; f O20-14 11; \
        s M-42 20C-42 8-32 2-20 2C-8 2-4 8 0 12C4 8 8 2 20 2C32 2 42 8 42 20M-20-44C-44-40-52-20-50-2M20-44C44-40 \
        52-20 50-2
        rectangle.and.pencil.and.ellipsis: s M16-28H-42C-50-28-54-24-54-16V16C-54 24-50 28-42 28H42C50 28 54 24 54 \
        16V-8; s1.4 M-32 2h.01M-12 2h.01; f.3 M14 2 22-14 46-38 58-26 34-2 18 6Z
        rectangle.connected.to.line.below: s R-46-40 92 40 10; s M0 2V24M-46 24H46M-46 40V24M46 40V24
        signature: s M-46 34H46M-40 14C-24-4-4-44-16-44C-32-44-24 16-8 14C4 12 4-12 12-12C18-12 12 10 20 10C28 10 28 \
        0 40 0
        newspaper ~ circle fill: o M34 40H-42C-50 40-54 36-54 28V-32C-54-39-51-42-44-42H24C31-42 34-39 34-32V30C34 \
        36 38 40 44 40C50 40 54 36 54 30V-18C54-22 52-24 48-24H34; \
        d.85 M-36-24H16M-36 6H-20M-36 22H-20M-4 6H16M-4 22H16; d.85 M-36-10H16
        """
}
