extension SymbolTable {
    /// Maps, travel and vehicles.
    static let places = """
        location circle circle.fill fill slash slash.fill: o M44-46-45-8C-50-6-49 0-44 0H-6C-2 0 0 2 0 6V44C0 49 6 \
        50 8 45L46-44C47-46 46-47 44-46Z
        location.north fill circle circle.fill: o M-5-45-36 38C-38 43-34 46-30 43L-4 26C-1 24 1 24 4 26L30 43C34 46 \
        38 43 36 38L5-45C3-49-3-49-5-45Z
        location.viewfinder: u viewfinder; u location.fill s.42
        mappin circle circle.fill square slash: f O0-30 17; s M0-14V46
        mappin.and.ellipse: o O0-30 14; s M0-14V24M-22 16C-58 20-58 46 0 46C58 46 58 20 22 16
        map circle circle.fill fill: o M-50-32-20-42 18-30 45-40C49-41 50-39 50-36V28C50 31 49 32 46 33L18 42-20 \
        30-45 40C-49 41-50 39-50 36Z; d M-20-40V28M18-28V40
        signpost.right fill: o M-38-34H26L44-18 26-2H-38Z; s M0-46V-34M0-2V46
        signpost.right.and.left fill: o M-30-40H24L38-28 24-16H-30Z; o M30-4H-24L-38 8-24 20H30Z; s M0-16V-4M0 20V46
        safari fill: o O0 0 45.6; D.4 M24-24 8 8-24 24-8-8Z
        airplane circle circle.fill: f.4 M52 0C52 6 45 9 36 9H17L-8 44C-10 46-12 47-15 47H-21L-8 9H-28L-39 22H-48\
        L-42 0-48-22H-39L-28-9H-8L-21-47H-15C-12-47-10-46-8-44L17-9H36C45-9 52-6 52 0Z
        car circle circle.fill fill: o M-46 28V4C-46-4-44-8-38-12L-30-31C-27-37-24-39-18-39H18C24-39 27-37 30-31\
        L38-12C44-8 46-4 46 4V28C46 31 44 32 42 32H-42C-44 32-46 31-46 28Z; d M-34-12H34; d1.5 M-28 10h.01M28 10h.01; \
        d.9 M-12 12H12; s1.4 M-36 33V42M36 33V42
        bus circle fill: o M-38 34V-30C-38-40-32-45-22-45H22C32-45 38-40 38-30V34Z; d M-36 4H36M-12-33H12M-36-22H36; \
        d1.4 M-22 19h.01M22 19h.01; s1.4 M-28 34V43M28 34V43
        tram circle circle.fill fill: o R-32-38 64 68 12; s M-18-48H18; d M-30 2H30M-30-24H30; \
        d1.4 M-16 16h.01M16 16h.01; s M-20 30-32 46M20 30 32 46
        ferry fill: o M-48 12H48L38 36H-38ZM; s M-36 12V-10H36V12M-20-10V-28H20V-10M0-28V-42M-48 46H48
        bicycle circle circle.fill: s O-34 16 20; s O34 16 20; \
        s M-34 16-14-18H18L34 16M-14-18 2 16 18-18M-34 16H2M-20-30H-6M18-18 14-32H26
        scooter: s O-36 30 12; s O38 30 12; s M-24 30H16C18 20 24 14 34 14L20-38H6
        fuelpump circle circle.fill fill: o M-42 42V-32C-42-40-38-44-30-44H2C10-44 14-40 14-32V42Z; \
        d R-30-30 32 22 4; s M-50 44H22M14 4H22C28 4 30 7 30 12V28C30 42 46 42 46 28V-14L30-32
        parkingsign circle circle.fill: s M-16 42V-40H8C32-40 32 4 8 4H-16
        sailboat fill: o M-6-46V16H-44C-36-8-22-32-6-46Z; o M8-30C22-18 34 0 38 16H8Z; \
        s M-48 30C-44 42-38 46-28 46H28C38 46 44 42 48 30Z
        tent fill: o M0-40 50 40H-50ZM; d M0-10-20 40M0-10 20 40
        figure.hiking: f O8-40 9; s1.3 M4-22-8 8M4-22-14-14M4-22 22-4M-8 8C6 18 10 26 14 46M-8 8-26 46; s.9 M32-24V46
        house.lodge fill: u house; d M-16-12H16
        mountain.2 fill: o M-54 36-22-28C-19-33-15-33-12-28L22 36Z; o M14 14 26-8C29-13 33-13 36-8L56 36H26
        road.lanes: s M-30 44-16-44M30 44 16-44M0-40V-22M0-8V8M0 22V42
        compass.drawing: s M-28 46 0-26 28 46M-22 22C-8 30 8 30 22 22; s O0-36 9
        globe.desk fill: o O4-12 30; s M-22-34C-44-8-22 34 14 32M4 32V46M-16 46H24
        suitcase.rolling fill: o R-28-26 56 62 10; s M-12-26V-46H12V-26M-16 38V46M16 38V46; d M-10-12V22M10-12V22
        """
}
