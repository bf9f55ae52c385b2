import type { AccessibleNode } from './accessibility-tree.ts';

/** What a screen reader reads of a part of a page, one element a line; what is in another is indented. */
export function spokenLines(node: AccessibleNode, language: string): string[] {
  return read([node], language);
}

/** An element without what is in it: its role, name, states and description. */
export function spoken(node: AccessibleNode, language: string): string {
  const { role, name, description, value, current } = node;
  return [
    spokenRole(node),
    name && `"${shortened(name)}"`,
    value && value !== name && `value "${shortened(value)}"`,
    ...statesOf(node),
    current && (current === 'page' ? 'current page' : 'current'),
    node.language !== language && role !== 'RootWebArea' && `in ${node.language}`,
    description && `described as "${shortened(description)}"`,
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/^([^,"]+), "/, '$1 "');
}

/** A landmark or heading a line: the lists by which users of screen readers find their way. */
export function spokenOutline(node: AccessibleNode, roles: ReadonlySet<string>, language: string): string[] {
  const inner = node.children.flatMap((child) => spokenOutline(child, roles, language));
  const isPlace = roles.has(node.role) && (node.name !== '' || !placesIfNamed.has(node.role));
  return !node.isIgnored && isPlace ? [spoken(node, language), ...inner.map(indented)] : inner;
}

export const landmarks: ReadonlySet<string> = new Set([
  'banner',
  'navigation',
  'main',
  'search',
  'complementary',
  'contentinfo',
  'region',
  'form',
]);
export const headings: ReadonlySet<string> = new Set(['heading']);

/** Nothing is said of them but their content. */
const unspoken = new Set([
  'none',
  'generic',
  'presentation',
  'Section',
  'paragraph',
  'LabelText',
  'Pre',
  'Legend',
  'rowgroup',
  'caption',
  'DescriptionList',
  'time',
  'superscript',
  'subscript',
  'code',
  'emphasis',
  'strong',
  'mark',
  'Abbr',
  'insertion',
  'deletion',
  'DetailsContent',
  'Ruby',
  'RootWebArea',
]);
/** Their name is all that is in them. */
const readByName = new Set([
  'link',
  'button',
  'option',
  'tab',
  'image',
  'img',
  'checkbox',
  'radio',
  'switch',
  'textbox',
  'searchbox',
  'combobox',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'ComboBoxSelect',
  'Iframe',
  'menuitem',
  'separator',
  'meter',
  'progressbar',
]);
/** Without a name they are no place of their own. */
const placesIfNamed = new Set([
  'group',
  'Details',
  'region',
  'form',
  'figure',
  'article',
  'sectionheader',
  'sectionfooter',
  'blockquote',
  'header',
  'footer',
  'DisclosureGroup',
]);
const notRead = new Set(['InlineTextBox', 'ListMarker', 'LineBreak']);
const ownNames: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'disclosure',
  DisclosureTriangleGrouped: 'disclosure',
  ComboBoxSelect: 'combobox',
  Iframe: 'frame',
  Details: 'group',
  RootWebArea: 'page',
  img: 'image',
};

/** As many of a kind as a person would listen to; of longer lists the first and the last are read. */
const mostItems = 8;
const mostRows = 4;
const mostCells = 6;
const mostLetters = 160;

function read(nodes: readonly AccessibleNode[], language: string): string[] {
  const lines: string[] = [];
  let text = '';
  const endText = () => {
    if (text.trim()) lines.push(shortened(text));
    text = '';
  };
  for (const node of nodes.flatMap(withoutUnspoken)) {
    if (node === lineEnd) {
      endText();
    } else if (node.role === 'StaticText') {
      const own = node.language === language ? node.name : `${node.name} (in ${node.language})`;
      text = `${text} ${own}`.trim().replace(/ (?=[.,:;!?)\]])|(?<=[([]) /g, '');
    } else {
      endText();
      lines.push(...readElement(node, language));
    }
  }
  endText();
  return lines;
}

function readElement(node: AccessibleNode, language: string): string[] {
  const own = node.language === language ? language : node.language;
  const line = spoken(node, language);
  if (node.role === 'heading') return [[line, ...interactiveIn(node).map((one) => spoken(one, own))].join(', ')];
  if (readByName.has(node.role)) return [line, ...nestedIn(node, own).map(indented)];
  if (node.role === 'listitem') return folded('-', read(node.children, own));
  if (node.role === 'term' || node.role === 'definition') return folded(`${node.role}:`, read(node.children, own));
  if (node.role === 'row') return readRow(node, own);
  if (node.role === 'list') return [line, ...fewOf(readItems(node, own), mostItems).map(indented)];
  if (node.role === 'listbox') return [line, ...fewOf(readOptions(node, own), mostItems).map(indented)];
  if (node.role === 'table' || node.role === 'grid') {
    const rows = elementsIn(node, new Set(['row']));
    return [
      `${line}, ${rows.length} rows`,
      ...fewOf(
        rows.map((row) => readRow(row, own)),
        mostRows,
      ).map(indented),
    ];
  }
  const inner = read(node.children, own);
  if (inner.length === 0) return [`${line}, empty`];
  if (inner.length === 1 && inner[0] === `"${node.name}"`) return [line];
  return [line, ...inner.map(indented)];
}

function readItems(list: AccessibleNode, language: string): string[][] {
  return list.children
    .flatMap(withoutUnspoken)
    .filter(isElement)
    .map((item) => readElement(item, language));
}

/** Groups of them count as one list. */
function readOptions(list: AccessibleNode, language: string): string[][] {
  return list.children
    .flatMap(withoutUnspoken)
    .filter(isElement)
    .flatMap((one) => (one.role === 'group' ? [[spoken(one, language)], ...readOptions(one, language)] : [readElement(one, language)]));
}

function readRow(row: AccessibleNode, language: string): string[] {
  const cells = elementsIn(row, new Set(['cell', 'gridcell', 'rowheader', 'columnheader']));
  const said = cells.map((cell) => {
    const content = read(cell.children, language).join('; ');
    return [`${cell.role}: ${content}`];
  });
  return folded('row', fewOf(said, mostCells));
}

/** The first ones, how many more, and the last. */
function fewOf(items: ReadonlyArray<readonly string[]>, most: number): string[] {
  if (items.length <= most) return items.flat();
  const first = items.slice(0, most - 2);
  const last = items.slice(-1);
  return [...first.flat(), `… ${items.length - first.length - last.length} more`, ...last.flat()];
}

/** A single line goes beside its mark. */
function folded(mark: string, lines: readonly string[]): string[] {
  const [first = '', ...others] = lines;
  return [`${mark} ${first}`.trim(), ...others.map(indented)];
}

function elementsIn(node: AccessibleNode, roles: ReadonlySet<string>): AccessibleNode[] {
  return node.children.flatMap((child) => (!child.isIgnored && roles.has(child.role) ? [child] : elementsIn(child, roles)));
}

const interactive = new Set(['link', 'button', 'checkbox', 'textbox', 'combobox']);

function interactiveIn(node: AccessibleNode): AccessibleNode[] {
  return elementsIn(node, interactive);
}

/** What can be operated within what can be operated: screen readers do not find it. Options are in the list of a combobox. */
function nestedIn(node: AccessibleNode, language: string): string[] {
  return node.role === 'combobox' ? [] : interactiveIn(node).map((one) => `nested ${spoken(one, language)}`);
}

const lineEnd: AccessibleNode = {
  role: 'line end',
  name: '',
  description: '',
  value: '',
  states: {},
  language: '',
  current: '',
  isIgnored: false,
  children: [],
};
const blocks = new Set(['generic', 'paragraph', 'Section', 'Pre', 'LabelText', 'Legend', 'caption', 'none', 'DetailsContent']);
const isElement = (node: AccessibleNode) => node !== lineEnd && node.role !== 'StaticText';

/** What is in elements of which nothing is said stands in their place. */
function withoutUnspoken(node: AccessibleNode): AccessibleNode[] {
  if (notRead.has(node.role)) return [];
  const isPassed = node.isIgnored || unspoken.has(node.role) || (placesIfNamed.has(node.role) && !node.name);
  if (!isPassed) return [node];
  const inner = node.children.flatMap(withoutUnspoken);
  const isBlock = !node.isIgnored && blocks.has(node.role) && inner.length > 0;
  return isBlock && node.role !== 'generic' ? [lineEnd, ...inner, lineEnd] : inner;
}

function spokenRole({ role, states }: AccessibleNode): string {
  const said = ownNames[role] ?? role;
  return role === 'heading' ? `heading ${String(states.level)}` : said;
}

function statesOf({ role, states }: AccessibleNode): string[] {
  const { expanded, pressed, checked, selected, disabled, required, invalid, modal, hasPopup, keyshortcuts, roledescription, valuetext } =
    states;
  return [
    expanded === true && 'expanded',
    expanded === false && 'collapsed',
    pressed !== undefined && (pressed === 'true' ? 'pressed' : 'not pressed'),
    checked !== undefined && (checked === 'true' ? 'checked' : 'not checked'),
    selected === true && role !== 'ComboBoxSelect' && 'selected',
    disabled === true && 'unavailable',
    required === true && 'required',
    invalid !== undefined && invalid !== 'false' && 'invalid',
    modal === true && 'modal',
    hasPopup !== undefined && hasPopup !== 'false' && `opens ${String(hasPopup)}`,
    keyshortcuts !== undefined && `keys ${String(keyshortcuts)}`,
    roledescription !== undefined && `called ${String(roledescription)}`,
    valuetext !== undefined && valuetext !== '' && `reads "${String(valuetext)}"`,
  ].filter((state) => state !== false);
}

function shortened(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}

function indented(line: string): string {
  return `  ${line}`;
}
