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
        const state = { variant: 'light-ltr-standard', picture: catalog.variants[0].pictures[0].name, cell: '' };
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
        $('search').addEventListener('input', showList);

        const declaration = (picture, index) => catalog.declarations?.[picture.name]?.[index];
        const changes = () => window.before?.variants[state.variant] ?? [];

        function showList() {
          const words = $('search').value.toLowerCase().split(/\s+/).filter(Boolean);
          const matches = (picture) => {
            const cells = picture.cells.flatMap((cell, index) =>
              [cell.name, cell.row, ...cell.texts, declaration(picture, index)?.swift ?? '']);
            const text = [picture.name, picture.title, ...cells].join(' ').toLowerCase();
            return words.every((word) => text.includes(word));
          };
          const items = variant().pictures.filter(matches).map((picture) => {
            const item = make('a', { href: link({ picture: picture.name, cell: '' }), textContent: picture.title });
            if (picture.name === state.picture) item.setAttribute('aria-current', 'page');
            return item;
          });
          if (window.before) {
            const item = make('a', { href: link({ picture: 'changes', cell: '' }), textContent: `Changes (${changes().length})` });
            if (state.picture === 'changes') item.setAttribute('aria-current', 'page');
            items.unshift(item);
          }
          $('list').replaceChildren(...items);
        }

        // Distances of the views of a cell to their neighbors, and to the edges where there is none.
        function redlines(cell) {
          const [x, y, width, height] = cell.frame, bands = new Map();
          const add = (...band) => {
            if (band[4] > 0.5 && band[2] > 0 && band[3] > 0) bands.set(band.join(), band);
          };
          // Views that lie in each other have no distance.
          const end = (from, size, others) => Math.min(...others.filter((other) => other >= from + size - 0.01));
          for (const [left, top, wide, high] of cell.views) {
            const besides = cell.views.filter((other) => other[1] < top + high && other[1] + other[3] > top);
            const aligned = cell.views.filter((other) => other[0] < left + wide && other[0] + other[2] > left);
            const leading = Math.max(x, ...besides.map((other) => other[0] + other[2]).filter((edge) => edge <= left + 0.01));
            const above = Math.max(y, ...aligned.map((other) => other[1] + other[3]).filter((edge) => edge <= top + 0.01));
            const trailing = Math.min(x + width, end(left, wide, besides.map((other) => other[0])));
            const below = Math.min(y + height, end(top, high, aligned.map((other) => other[1])));
            add(leading, top, left - leading, high, left - leading);
            add(left + wide, top, trailing - left - wide, high, trailing - left - wide);
            add(left, above, wide, top - above, top - above);
            add(left, top + high, wide, below - top - high, below - top - high);
          }
          return [...bands.values()];
        }

        function drawRedlines(svg, cell) {
          svg.replaceChildren();
          if (!cell) return;
          const add = (tag, attributes, text = '') => {
            const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
            for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
            node.textContent = text;
            svg.append(node);
          };
          const bands = redlines(cell);
          for (const [x, y, width, height] of bands) add('rect', { x, y, width, height, fill: '#e0002d', opacity: 0.18 });
          for (const [x, y, width, height, value] of bands) {
            const text = String(Math.round(value * 100) / 100), middle = [x + width / 2, y + height / 2];
            const wide = text.length * 6 + 4;
            add('rect', { x: middle[0] - wide / 2, y: middle[1] - 6, width: wide, height: 12, rx: 3, fill: '#b00020' });
            add('text', { x: middle[0], y: middle[1] + 3, 'font-size': 9, 'text-anchor': 'middle', fill: '#fff' }, text);
          }
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
            make('div', { className: 'bar' }, make('h2', { textContent: cell.label ?? place(cell) }), close), list,
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
          $('page').replaceChildren(make('h1', { textContent: picture.title }), sheet, ...widthTable(picture));
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
          showPicture(variant().pictures.find((one) => one.name === state.picture) ?? variant().pictures[0]);
        }
        addEventListener('hashchange', show);
        show();

        """#
}
