extension CatalogPageTemplate {
    /// The code of the page.
    static let script = #"""
        /* global catalog */
        const $ = (id) => document.getElementById(id);
        const make = (tag, properties = {}, ...children) => {
          const node = Object.assign(document.createElement(tag), properties);
          node.append(...children);
          return node;
        };
        // The address: #variant/picture/cell
        const state = { variant: 'light-ltr-standard', picture: 'overview', cell: '' };
        function read() {
          const [variant, picture, cell] = decodeURIComponent(location.hash.slice(1)).split('/');
          if (catalog.variants.some((other) => other.name === variant)) state.variant = variant;
          if (picture) state.picture = picture;
          state.cell = cell ?? '';
          const [appearance, direction, size] = state.variant.split('-');
          $('appearance').value = appearance; $('direction').value = direction; $('size').value = size;
        }
        const link = (changes) => {
          const next = { ...state, ...changes };
          return '#' + [next.variant, next.picture, next.cell].map(encodeURIComponent).join('/');
        };
        const variant = () => catalog.variants.find((other) => other.name === state.variant);
        for (const id of ['appearance', 'direction', 'size']) $(id).addEventListener('input', () => {
          location.hash = link({ variant: `${$('appearance').value}-${$('direction').value}-${$('size').value}` });
        });
        // Browsers have no clipboard on pages from a disk or without encryption: there the text is selected.
        async function copy(text, node, say) {
          const selected = node ?? document.body.appendChild(make('pre', { textContent: text }));
          try {
            await navigator.clipboard.writeText(text);
            say('Copied.');
          } catch {
            getSelection().selectAllChildren(selected);
            const failure = node ? 'Selected: copy it with Control-C or Command-C.' : 'Copy it from the address bar.';
            say(document.execCommand('copy') ? 'Copied.' : failure);
          }
          if (!node) selected.remove();
        }
        let reset;
        $('copy').addEventListener('click', () => copy(location.href, undefined, (text) => {
          $('copy').textContent = text;
          clearTimeout(reset);
          reset = setTimeout(() => { $('copy').textContent = 'Copy the link'; }, 2000);
        }));
        $('search').addEventListener('input', () => { showList(); if (state.picture === 'overview') showOverview(); });

        const declaration = (picture, index) => catalog.declarations?.[picture.name]?.[index];
        const changes = () => window.before?.variants[state.variant] ?? [];

        const pictureNamed = (name) => variant().pictures.find((one) => one.name === name);
        const statesSuffix = '-states';
        // The picture of the part whose states a picture shows.
        const partOfStates = (picture) => picture.name.endsWith(statesSuffix) && pictureNamed(picture.name.slice(0, -statesSuffix.length));

        // The pictures with the searched words, without those of states.
        function found() {
          const words = $('search').value.toLowerCase().split(/\s+/).filter(Boolean);
          return variant().pictures.filter((picture) => {
            if (partOfStates(picture)) return false;
            const cells = picture.cells.flatMap((cell, index) =>
              [cell.name, cell.row, ...cell.texts, declaration(picture, index)?.swift ?? '']);
            const { usage, properties = [] } = catalog.parts?.[picture.name] ?? {};
            const text = [picture.name, picture.title, usage ?? '', ...properties.map((one) => one.name), ...cells].join(' ').toLowerCase();
            return words.every((word) => text.includes(word));
          });
        }

        // The groups of pictures in their order, each with its title.
        function groups(pictures) {
          const order = ['Cells', 'Left parts', 'Right parts', 'Headers', 'Footers', 'Own contents', 'Combinations'];
          return order.map((title) => [title, pictures.filter((picture) => (picture.place ?? 'Cells') === title)])
            .filter(([, pictures]) => pictures.length);
        }

        // "A title" of "Left: a title".
        function shortTitle({ title }) {
          const words = title.replace(/^(Left|Right|Header|Footer|Custom): /, '');
          return words.charAt(0).toUpperCase() + words.slice(1);
        }

        function showList() {
          const shown = pictureNamed(state.picture);
          const chosen = shown && partOfStates(shown) ? state.picture.slice(0, -statesSuffix.length) : state.picture;
          const item = (name, textContent) => {
            const node = make('a', { href: link({ picture: name, cell: '' }), textContent });
            if (name === chosen) node.setAttribute('aria-current', 'page');
            return node;
          };
          const items = [item('overview', 'Overview')];
          if (catalog.tokens) items.push(item('tokens', 'Tokens'));
          if (window.before) items.push(item('changes', `Changes (${changes().length})`));
          for (const [title, pictures] of groups(found())) {
            items.push(make('h2', { textContent: title }), ...pictures.map((one) => item(one.name, shortTitle(one))));
          }
          $('list').replaceChildren(...items);
        }

        const place = (cell) => [cell.row, cell.column].filter(Boolean).join(', ');
        const points = (value) => String(Math.round(value * 100) / 100);

        function describe(cell) {
          const widths = cell?.minimumWidths;
          $('cell').textContent = cell
            ? `${cell.name} · ${place(cell)} · ${cell.frame[2]} × ${cell.frame[3]}`
              + (widths ? ` · at least ${points(widths.left)} + ${points(widths.right)}` : '') : '';
        }

        // What the page knows of the chosen cell.
        function showPanel(picture, cell) {
          const panel = $('panel');
          panel.hidden = !cell;
          if (!cell) return panel.replaceChildren();
          const { swift, json, problem } = declaration(picture, Number(state.cell)) ?? {};
          const [x, y, width, height] = cell.frame.map(points), widths = cell.minimumWidths;
          const close = make('button', { textContent: 'Close', onclick: closePanel });
          const list = make('dl');
          const add = (name, ...value) => list.append(make('dt', { textContent: name }), make('dd', {}, ...value));
          add('Type', cell.name);
          add(cell.column ? 'Row, column' : 'Variant', place(cell));
          add('Frame', `x ${x}, y ${y}, ${width} × ${height} points`);
          if (widths) {
            add('Left part', `at least ${points(widths.left)} points wide`);
            add('Right part', `at least ${points(widths.right)} points wide`);
            add('Both', `at least ${points(widths.left + widths.right)} points wide`);
          }
          const copied = make('p', { id: 'copied' });
          copied.setAttribute('role', 'status');
          const code = (name, text, missing) => {
            if (!text) return [make('h3', { textContent: name }), make('p', { textContent: missing })];
            const pre = make('pre', { textContent: text, tabIndex: 0 });
            pre.setAttribute('aria-label', name);
            const button = make('button', { textContent: `Copy the ${name}` });
            button.addEventListener('click', () => copy(text, pre, (words) => { copied.textContent = `${name}: ${words}`; }));
            return [make('div', { className: 'bar' }, make('h3', { textContent: name }), button), pre];
          };
          panel.replaceChildren(
            make('div', { className: 'bar' }, make('h2', { textContent: cell.label ?? place(cell) }), close), list, ...elementTable(cell),
            ...code('Swift', swift, 'This cell is neither a row of two parts nor a declared content: it has no expression here.'),
            ...code('JSON', json, problem ? `A document cannot say this: ${problem}.` : 'This cell has no JSON.'),
            copied,
          );
        }
        // Where the focus goes when the page is shown again: to the panel, or back to a cell.
        let focusesPanel = false, focusedCell;
        function closePanel() {
          focusedCell = Number(state.cell);
          location.hash = link({ cell: '' });
        }
        addEventListener('keydown', (event) => {
          if (event.key === 'Escape' && !$('panel').hidden) closePanel();
        });

        // The minimum widths of the variants of a part.
        function widthTable(picture) {
          if (!picture.cells.some((cell) => cell.minimumWidths && !cell.column)) return [];
          const row = (tag, values) => make('tr', {}, ...values.map((value, index) => {
            const node = make(index ? tag : 'th', {}, value);
            node.scope = tag === 'th' ? 'col' : index ? '' : 'row';
            return node;
          }));
          const rows = picture.cells.flatMap((cell, index) => {
            const widths = cell.minimumWidths;
            if (!widths) return [];
            const name = make('a', { href: link({ cell: String(index) }), textContent: cell.row });
            const node = row('td', [name, points(widths.left), points(widths.right), points(widths.left + widths.right)]);
            if (state.cell === String(index)) node.className = 'chosen';
            return [node];
          });
          const caption = make('caption', { textContent: 'Minimum widths at this text size, in points' });
          return [make('table', {}, caption, make('thead', {}, row('th', ['Variant', 'Left part', 'Right part', 'Both'])), make('tbody', {}, ...rows))];
        }

        function showPicture(picture) {
          const [width, height] = picture.size;
          const sheet = make('div', { className: 'sheet' });
          const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
          sheet.append(make('img', { src: picture.file, width, height, alt: picture.title }));
          const at = state.cell === '' ? undefined : picture.cells[Number(state.cell)];
          picture.cells.forEach((cell, index) => {
            const area = make('a', { href: link({ cell: String(index) }), title: cell.label ?? cell.name });
            area.setAttribute('aria-label', [cell.row, cell.column, cell.label].filter(Boolean).join(', '));
            const [x, y, wide, high] = cell.frame;
            Object.assign(area.style, { left: `${x}px`, top: `${y}px`, width: `${wide}px`, height: `${high}px` });
            if (cell === at) { area.className = 'chosen'; area.setAttribute('aria-current', 'true'); }
            for (const name of ['mouseenter', 'focus']) area.addEventListener(name, () => { drawRedlines(svg, cell); describe(cell); });
            for (const name of ['mouseleave', 'blur']) area.addEventListener(name, () => { drawRedlines(svg, at); describe(at); });
            // Return goes on to the panel.
            area.addEventListener('click', (event) => {
              focusesPanel = event.detail === 0;
              if (focusesPanel && cell === at) { event.preventDefault(); $('panel').focus(); }
            });
            sheet.append(area);
          });
          sheet.append(svg);
          const notes = catalog.parts?.[picture.name];
          const usage = notes?.usage ? [make('p', { className: 'usage', textContent: notes.usage })] : [];
          const part = partOfStates(picture);
          if (part) usage.push(make('p', {}, make('a', { href: link({ picture: part.name, cell: '' }), textContent: part.title })));
          $('page').replaceChildren(
            make('h1', { textContent: picture.title }), ...usage, sheet, ...statesOf(picture), ...propertyTable(notes), ...(part ? [] : widthTable(picture)));
          drawRedlines(svg, at); describe(at); showPanel(picture, at);
          sheet.querySelector('.chosen')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          if (at && focusesPanel) $('panel').focus();
          sheet.querySelectorAll('a')[focusedCell]?.focus({ preventScroll: true });
          focusesPanel = false;
          focusedCell = undefined;
        }

        // What changed between two builds, in words.
        function showChanges() {
          const list = changes();
          const nodes = list.flatMap(({ name, title, before, after, words }) => {
            const image = (src, alt) => make('img', { src, alt });
            const row = make('div', { className: 'three' });
            const figure = (caption, node) => row.append(make('figure', {}, make('figcaption', { textContent: caption }), node));
            if (before) figure('Before', image(`before/${before}`, 'Before'));
            if (after) figure('After', image(after, 'After'));
            if (before && after) {
              figure('Difference', make('div', { className: 'difference' }, image(`before/${before}`, ''), image(after, 'Difference')));
            }
            const text = make('ul', {}, ...words.map((word) => make('li', { textContent: word })));
            return [make('h2', {}, after ? make('a', { href: link({ picture: name, cell: '' }), textContent: title }) : title), text, row];
          });
          if (!list.length) nodes.push(make('p', { textContent: 'Nothing changed in this variant.' }));
          $('page').replaceChildren(make('h1', { textContent: 'Changes' }), ...nodes);
          describe(); showPanel();
        }

        function show() {
          read();
          showList();
          if (state.picture === 'changes' && window.before) return showChanges();
          if (state.picture === 'tokens' && catalog.tokens) return showTokens();
          const picture = pictureNamed(state.picture);
          return picture ? showPicture(picture) : showOverview();
        }
        addEventListener('hashchange', show);
        show();

        """#
}
