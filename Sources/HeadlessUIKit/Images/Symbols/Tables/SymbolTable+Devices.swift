extension SymbolTable {
    /// Computers, phones, parts of them, games.
    static let devices = """
        desktopcomputer: s R-54-46 108 72 11; s M-54 8H54M-10 26-14 44M10 26 14 44M-26 45H26
        display: s R-54-44 108 68 11; s M-10 24-14 42M10 24 14 42M-26 43H26
        laptopcomputer: s M-40 20V-24C-40-31-36-35-29-35H29C36-35 40-31 40-24V20; \
        s M-56 24H56C56 31 52 35 45 35H-45C-52 35-56 31-56 24Z
        macpro.gen3: s R-34-46 68 92 10; s M-18-30H18M-18-16H18
        macmini fill: o R-50-16 100 36 12; d1 M34 8h.01
        pc: s R-32-46 64 92 9; s M-16-28H16; s1.3 M0 26h.01
        server.rack: s R-44-44 88 26 8; s R-44-12 88 26 8; s R-44 20 88 26 8; s1.1 M-28-31h.01M-28 1h.01M-28 33h.01; \
        s.9 M0-31H28M0 1H28M0 33H28
        externaldrive fill badge.plus badge.checkmark: o M-50 14-38-22C-36-28-32-31-26-31H26C32-31 36-28 38-22L50 14\
        V22C50 30 46 34 38 34H-38C-46 34-50 30-50 22Z; d M-48 12H48; d1.2 M32 23h.01
        internaldrive fill: o R-50-24 100 50 12; d M-48 6H48; d1.2 M34 16h.01
        opticaldisc fill: o O0 0 45.6; d O0 0 12; d1 M0 0h.01
        iphone circle circle.fill slash badge.play: s R-29-48 58 96 13; s.9 M-9-38H9
        iphone.homebutton circle: s R-29-48 58 96 11; s.9 M-27-32H27M-27 28H27; s1 M0 38h.01
        iphone.radiowaves.left.and.right circle: s R-22-42 44 84 10; s M-36-20C-44-8-44 8-36 20M36-20C44-8 44 8 36 20
        iphone.landscape: u iphone r-90
        iphone.gen2: s R-29-48 58 96 11; s M-10-42H10
        iphone.gen3: u iphone; s1 M0-38h.01
        iphone.and.arrow.forward ~: s R-46-48 56 96 12; b M-14 0H50; s M-14 0H50M32-18 50 0 32 18
        ipad badge.play: s R-38-48 76 96 11; s.85 M-14 38H14
        ipad.and.iphone: s M10 36H-40C-48 36-52 32-52 24V-32C-52-40-48-44-40-44H16C24-44 28-40 28-32V-26; \
        s R16-20 38 64 9
        ipad.homebutton: s R-38-48 76 96 9; s1 M0 39h.01
        applewatch slash: s R-30-28 60 56 16; s M-20-28-16-46H16L20-28M-20 28-16 46H16L20 28M36-8V6
        appletv fill: o R-44-22 88 44 12; d.8 M-20-8V8M-4-8V8
        appletvremote.gen1 fill: o R-16-48 32 96 11; d O0-26 6; d1 M0 0h.01M0 16h.01
        homepod fill: o M-34-20C-34-38-20-44 0-44C20-44 34-38 34-20V20C34 38 20 44 0 44C-20 44-34 38-34 20Z; \
        d.9 E0-28 18 7
        airport.extreme: s R-42-30 84 60 12; s1.2 M0 16h.01
        visionpro fill: o M-54 0C-54-24-30-28 0-28C30-28 54-24 54 0C54 22 38 30 24 26C14 22 8 14 0 14C-8 14-14 22-24 \
        26C-38 30-54 22-54 0Z
        cpu fill: o R-30-30 60 60 10; d R-13-13 26 26 4; \
        s M-14-32V-46M0-32V-46M14-32V-46M-14 32V46M0 32V46M14 32V46M-32-14H-46M-32 0H-46M-32 14H-46M32-14H46M32 0H46\
        M32 14H46
        memorychip fill: o R-50-22 100 44 9; \
        s.9 M-34-24V-38M-11-24V-38M11-24V-38M34-24V-38M-34 24V38M-11 24V38M11 24V38M34 24V38
        simcard fill: o M-36 36V-36C-36-43-33-46-26-46H10L36-20V36C36 43 33 46 26 46H-26C-33 46-36 43-36 36Z; \
        d.9 R-20-6 40 36 6
        sdcard fill: o M-36 36V-14L-6-46H26C33-46 36-43 36-36V36C36 43 33 46 26 46H-26C-33 46-36 43-36 36Z; \
        d M-6-28V-16M8-32V-16M22-32V-16
        -battery: s R-58-28 102 56 15; f M50-10C58-8 58 8 50 10Z
        battery.100 circle circle.fill: u -battery; f R-48-18 82 36 8
        battery.75: u -battery; f R-48-18 62 36 8
        battery.50: u -battery; f R-48-18 42 36 8
        battery.25 circle circle.fill: u -battery; f R-48-18 22 36 8
        battery.0: u -battery
        battery.100.bolt: u battery.100; g M4-40-24 6H-8L-14 40 14-6H-4Z; f.3 M4-36-22 4H-8L-14 36 12-4H-2Z
        battery.100percent: u battery.100
        battery.75percent: u battery.75
        battery.50percent: u battery.50
        battery.25percent: u battery.25
        battery.0percent: u battery.0
        gamecontroller circle circle.fill fill: o M-30-26H30C48-26 58 8 56 28C54 40 42 38 34 26L26 14H-26L-34 26C-42 \
        38-54 40-56 28C-58 8-48-26-30-26Z; d.9 M-32-6H-14M-23-15V3; d1.2 M18 2h.01M30-12h.01
        arcade.stick.console fill: o R-50 4 100 38 10; s M-10 4V-26; o O-10-34 11; d1.3 M26 18h.01
        computermouse fill: o R-28-46 56 92 28; d M0-44V-6M-26-6H26
        cable.connector: s R-20-46 40 24 5; s R-14-22 28 36 5; s M0 14V46M-8-38V-30M8-38V-30
        cable.connector.horizontal: u cable.connector r90
        av.remote fill: o R-20-48 40 96 12; d1.3 M0-28h.01; d.9 M-6-8H6M-6 6H6M-6 20H6
        sensor.tag.radiowaves.forward fill: o R-46-24 40 56 10; s M12-24C22-8 22 12 12 28M30-36C46-12 46 18 30 42
        sensor fill: o O0 0 20; s M-30-32C-46-14-46 14-30 32M30-32C46-14 46 14 30 32
        bolt.horizontal circle circle.fill fill: u bolt r90
        cellularbars: f.3 R-50 16 18 22 4; f.3 R-22 0 18 38 4; f.3 R6-18 18 56 4; f.3 R34-38 18 76 4
        lines.measurement.horizontal: s M-50-22V22M-30-10V10M-10-22V22M10-10V10M30-22V22M50-10V10
        ant fill circle: o E0 24 13 20; o E0-6 9 11; o O0-28 11; \
        s M-8-4-28-14M8-4 28-14M-10 4H-32M10 4H32M-9 10-30 30M9 10 30 30M-6-38-16-48M6-38 16-48
        ladybug fill: o M-26 6C-26-16-14-24 0-24C14-24 26-16 26 6C26 30 14 44 0 44C-14 44-26 30-26 6Z; \
        d M0-10V42M-24-6H24; \
        s M-14-24C-14-38-8-42 0-42C8-42 14-38 14-24M-28-10-44-22M28-10 44-22M-28 8H-46M28 8H46M-25 26-42 38M25 26 42 \
        38
        """
}
