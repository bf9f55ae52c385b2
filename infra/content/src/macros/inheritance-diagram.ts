import { element, type Element } from '../parse/tree.ts';
import { documentLink } from './machinery/document-link.ts';
import type { Macro, MacroContext } from './machinery/macro.ts';

/** `{{inheritancediagram("Name")}}`: the interface with all that it inherits from, as a chain of linked boxes. */
export const inheritancediagram: Macro = (given, context) => {
  const name = given.text(0) ?? interfaceOf(context.slug);
  const { interfaces } = context.jsonData;
  if (interfaces.size > 0 && !interfaces.has(name)) {
    const argument = given.text(0) === undefined ? undefined : 0;
    context.report({ kind: 'templ-invalid-arg', explanation: `InterfaceData.json knows no interface ${name}`, argument });
  }
  const ancestors = ancestorsOf(name, context);
  return ancestors.length ? [diagram(name, ancestors, context)] : [];
};

/** 'Web/API/Node/textContent' -> 'Node' */
function interfaceOf(slug: string): string {
  return /^Web\/API\/([^/]+)/.exec(slug)?.[1] ?? slug.slice(slug.lastIndexOf('/') + 1);
}

/** The nearest first. A table that goes round in a circle is left where it would begin anew. */
function ancestorsOf(name: string, { jsonData }: MacroContext): readonly string[] {
  const chain = new Set([name]);
  let parent = jsonData.interfaces.get(name)?.inh;
  while (parent && !chain.has(parent)) {
    chain.add(parent);
    parent = jsonData.interfaces.get(parent)?.inh;
  }
  return [...chain].slice(1);
}

/** Sizes in pixels; the letters of the type that is asked for are six tenths of its height wide. */
const widest = 650;
const fontSize = 12;
const letter = fontSize * 0.6;
const box = { padding: 10, height: 30 };
const gap = { across: 28, down: 26 };
const arrow = { length: 10, half: 6 };
const stroke = 1;

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function diagram(name: string, ancestors: readonly string[], context: MacroContext): Element {
  const boxes = placed([...ancestors].reverse().concat(name));
  const width = Math.ceil(Math.max(...boxes.map(({ x, width: own }) => x + own)) + stroke);
  const height = Math.max(...boxes.map(({ y }) => y)) + box.height + stroke;
  const links = boxes.slice(1).flatMap((child, index) => connection(boxes[index] ?? child, child));
  const svg = element(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      width: String(width),
      height: String(height),
      role: 'group',
      'aria-label': context.words('content-inheritance', { interface: name, ancestors: enumeration(ancestors, context) }),
    },
    [...links, ...boxes.map((one) => drawn(one, context))],
  );
  return element('figure', { class: 'inheritance-diagram' }, [svg]);
}

function enumeration(names: readonly string[], { locale }: MacroContext): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(names);
}

/** From left to right, oldest first; a box that would stand out begins a new line. */
function placed(names: readonly string[]): readonly Box[] {
  let x = stroke;
  let y = stroke;
  return names.map((name) => {
    const width = Math.ceil(name.length * letter) + 2 * box.padding;
    if (x > stroke && x + width > widest) {
      x = stroke;
      y += box.height + gap.down;
    }
    const here = { name, x, y, width };
    x += width + gap.across;
    return here;
  });
}

function drawn({ name, x, y, width }: Box, context: MacroContext): Element {
  const shape = element('rect', {
    x: String(x),
    y: String(y),
    width: String(width),
    height: String(box.height),
    rx: '4',
    fill: 'none',
    stroke: 'currentColor',
    'pointer-events': 'all',
  });
  const label = element(
    'text',
    {
      x: String(x + width / 2),
      y: String(y + box.height / 2 + fontSize / 3),
      'text-anchor': 'middle',
      'font-family': 'monospace',
      'font-size': String(fontSize),
      fill: 'currentColor',
    },
    [name],
  );
  const slug = `Web/API/${name}`;
  if (!context.documents.findOrEnglish(context.locale, slug)) return element('g', {}, [shape, label]);
  return documentLink(context, slug, [shape, label], { code: false });
}

/** A line from a child to its parent that ends in an arrow there; below the parent's line it goes round to the next. */
function connection(parent: Box, child: Box): Element[] {
  const fromY = parent.y + box.height / 2;
  const toY = child.y + box.height / 2;
  const tip = parent.x + parent.width;
  const between = parent.y + box.height + gap.down / 2;
  const turn = parent.x + parent.width / 2;
  const line =
    parent.y === child.y
      ? { head: triangle(tip, fromY, 'left'), points: `${tip + arrow.length},${fromY} ${child.x},${toY}` }
      : {
          head: triangle(turn, parent.y + box.height, 'up'),
          points: `${turn},${parent.y + box.height + arrow.length} ${turn},${between} ${child.x + child.width / 2},${between} ${child.x + child.width / 2},${child.y}`,
        };
  const look = { fill: 'none', stroke: 'currentColor' };
  return [element('polyline', { points: line.points, ...look }), element('polygon', { points: line.head, ...look })];
}

function triangle(x: number, y: number, points: 'left' | 'up'): string {
  const { length, half } = arrow;
  return points === 'left'
    ? `${x},${y} ${x + length},${y - half} ${x + length},${y + half}`
    : `${x},${y} ${x - half},${y + length} ${x + half},${y + length}`;
}
