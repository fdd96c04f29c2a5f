// Elements of the page: found by identifier, and created.

/**
 * Returns the element with an identifier.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @param {new () => T} [type] Its class, where the caller needs more than an `HTMLElement`.
 * @returns {T}
 */
export function $(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof (type ?? HTMLElement))) throw new Error(`The page has no such element: ${id}`);
  return /** @type {T} */ (element);
}

/**
 * Creates an element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Partial<HTMLElementTagNameMap[T]>} [properties]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function create(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * Returns the child elements of an element, all of which are HTML elements.
 * @param {Element} element
 * @returns {HTMLElement[]}
 */
export function childrenOf(element) {
  return /** @type {HTMLElement[]} */ ([...element.children]);
}
