/// The first page, the page of tokens, and what is said about a part.
enum CatalogPageOverview {
    /// The functions, for the script of the page.
    static let script = #"""
        // The first cell of a picture, cut out of it.
        function thumbnail(picture) {
          const scale = 0.56, [x, y, width] = picture.cells[0]?.frame ?? [0, 0, picture.size[0]];
          const image = make('img', { src: picture.file, alt: '', loading: 'lazy', width: picture.size[0] * scale, height: picture.size[1] * scale });
          image.style.transform = `translate(${-x * scale}px, ${-y * scale}px)`;
          const frame = make('div', { className: 'cut' }, image);
          frame.style.width = `${width * scale}px`;
          return frame;
        }

        function showOverview() {
          const nodes = groups(found()).flatMap(([title, pictures]) => [
            make('h2', { textContent: title }),
            make('div', { className: 'thumbs' }, ...pictures.map((picture) => {
              const count = picture.cells.length;
              return make('a', { href: link({ picture: picture.name, cell: '' }) }, thumbnail(picture),
                make('b', { textContent: shortTitle(picture) }),
                make('small', { textContent: count === 1 ? '1 example' : `${count} examples` }));
            })),
          ]);
          if (!nodes.length) nodes.push(make('p', { textContent: 'Nothing has these words.' }));
          $('page').replaceChildren(make('h1', { textContent: 'Catalog' }), ...nodes);
          describe(); showPanel();
        }

        // Texts with names between backticks.
        const words = (text) => text.split('`').map((part, index) => index % 2 ? make('code', { textContent: part }) : part);

        // A table whose rows are arrays of nodes or texts.
        function table(caption, titles, rows) {
          const line = (tag, cells) => make('tr', {}, ...cells.map((cell, index) => {
            const node = make(index && tag === 'td' ? 'td' : 'th', {}, ...[cell].flat());
            node.scope = tag === 'th' ? 'col' : index ? '' : 'row';
            return node;
          }));
          return make('table', { className: 'words' }, make('caption', { textContent: caption }),
            make('thead', {}, line('th', titles)), make('tbody', {}, ...rows.map((row) => line('td', row))));
        }

        function propertyTable(notes) {
          if (!notes?.properties.length) return [];
          const rows = notes.properties.map(({ name, value, usual, meaning, isRequired }) =>
            [make(isRequired ? 'b' : 'span', {}, make('code', { textContent: name })), words(value), words(usual), words(meaning)]);
          return [table('Properties, by their keys in documents. A value marked with $ may come from the state.', ['Key', 'Value', 'Default', 'Meaning'], rows)];
        }

        function statesOf(picture) {
          const states = pictureNamed(picture.name + statesSuffix);
          if (!states) return [];
          const [width, height] = states.size;
          return [make('h2', { textContent: 'States' }), make('a', { className: 'sheet', href: link({ picture: states.name, cell: '' }) },
            make('img', { src: states.file, width, height, alt: states.title, loading: 'lazy' }))];
        }

        function showTokens() {
          const { colors, fonts, spacings, radii } = catalog.tokens;
          const users = (names, color) => names.length ? names.flatMap((name, index) => {
            const picture = pictureNamed(name);
            const node = picture ? make('a', { href: link({ picture: name, cell: '' }), textContent: shortTitle(picture) }) : name;
            return index ? [', ', node] : [node];
          }) : make('em', { textContent: twin(color) ? `Looks like ${twin(color)}.` : 'Nothing in the catalog.' });
          // Of two tokens with the same color, pixels only tell the first.
          const twin = (color) => color && colors.find((one) =>
            one !== color && one.pictures.length && one.light === color.light && one.dark === color.dark)?.name;
          const code = (name) => make('code', { textContent: name });
          const bar = ({ value }) => {
            const node = make('span', { className: 'length' });
            node.style.width = `${value}px`;
            return [node, ` ${points(value)}`];
          };
          const corner = ({ value }) => {
            const node = make('span', { className: 'corner' });
            node.style.borderTopLeftRadius = `${value}px`;
            return [node, ` ${points(value)}`];
          };
          const sample = (font) => {
            const node = make('span', { textContent: 'Aa ' });
            node.style.fontSize = `${font.size}px`;
            return [node, `${font.font}, ${points(font.size)} points`];
          };
          $('page').replaceChildren(
            make('h1', { textContent: 'Tokens' }),
            table('Colors', ['Name', 'Light', 'Dark', 'Used by'], colors.map((color) =>
              [code(color.name), [...swatch(color.light), color.light], [...swatch(color.dark), color.dark], users(color.pictures, color)])),
            table('Fonts at the standard text size', ['Name', 'Font', 'Used by'], fonts.map((font) => [code(font.name), sample(font), users(font.pictures)])),
            table('Spacings in points', ['Name', 'Value', 'Used by'], spacings.map((one) => [code(one.name), bar(one), users(one.pictures)])),
            table('Radii in points', ['Name', 'Value', 'Used by'], radii.map((one) => [code(one.name), corner(one), users(one.pictures)])),
          );
          describe(); showPanel();
        }

        """#
}
