import { htmlOf } from '../parse/html.ts';
import { element, text, type Element, type Node } from '../parse/tree.ts';
import { factNames, factOf, type Definitions, type FactName } from './machinery/css-info-facts.ts';
import { cssTerm } from './machinery/css-term.ts';
import { documentLink } from './machinery/document-link.ts';
import { macroArguments, type Macro, type MacroContext } from './machinery/macro.ts';

/** `{{cssinfo}}`: the formal definition of the property or descriptor that the page is about, as a table. */
export const cssinfo: Macro = (given, context) => {
  const [parent = '', last = ''] = context.slug.split('/').slice(-2);
  const name = given.text(0) ?? last;
  const isDescriptor = parent.startsWith('@') && given.text(0) === undefined;
  const definitions = isDescriptor ? definitionsOfDescriptor(parent, last, context) : definitionsOf(name, context);
  const rows = [
    ...(isDescriptor && rowsAreKnown(definitions) ? [row('at-rule', linkTo(parent, context), context)] : []),
    ...factNames.flatMap((fact) => rowOf(fact, name, definitions, context)),
    ...alsoAppliesTo(definitions, context),
    ...(definitions.composed?.stacking ? [row('stacking', [text(context.words('content-yes'))], context)] : []),
  ];
  if (rows.length) return [element('table', { class: 'properties' }, [element('tbody', {}, rows)])];
  if (context.data.cssFacts) context.report({ kind: 'templ-invalid-arg', explanation: `No formal definition is known of ${name}` });
  return [element('p', {}, [context.words('content-definition-unknown')])];
};

function definitionsOf(property: string, { data }: MacroContext): Definitions {
  return { composed: data.cssFacts?.property(property), written: data.cssGrammar?.definition(property) };
}

function definitionsOfDescriptor(atRule: string, name: string, { data }: MacroContext): Definitions {
  return { composed: data.cssFacts?.descriptor(atRule, name), written: data.cssGrammar?.definition(`${atRule}/${name}`) };
}

function rowsAreKnown({ composed, written }: Definitions): boolean {
  return composed !== undefined || written !== undefined;
}

function rowOf(fact: FactName, name: string, definitions: Definitions, context: MacroContext): Element[] {
  const told = toldOf(fact, definitions, context, new Set([name]));
  return told.length ? [row(fact, told, context)] : [];
}

function toldOf(fact: FactName, definitions: Definitions, context: MacroContext, shorthands: ReadonlySet<string>): readonly Node[] {
  const found = factOf(fact, definitions, context);
  if (!found) return [];
  return 'nodes' in found ? found.nodes : toldOfLonghands(fact, found.longhands, context, shorthands);
}

/** Each longhand with what holds for it. What holds for all of them is said once, save for values. */
function toldOfLonghands(
  fact: FactName,
  longhands: readonly string[],
  context: MacroContext,
  shorthands: ReadonlySet<string>,
): readonly Node[] {
  const all = longhands.map((longhand) => {
    // A longhand may be a shorthand again, but not of itself.
    const inner = shorthands.has(longhand)
      ? []
      : toldOf(fact, definitionsOf(longhand, context), context, new Set([...shorthands, longhand]));
    return { longhand, told: inner };
  });
  const [first] = all;
  const same = new Set(all.map(({ told }) => htmlOf(told))).size === 1;
  if (first === undefined || all.every(({ told }) => told.length === 0)) return [];
  if (same && fact !== 'initial') return first.told;
  const items = all.map(({ longhand, told }) => element('li', {}, [...linkTo(longhand, context), ...(told.length ? [': ', ...told] : [])]));
  return [element('ul', {}, items)];
}

/** Pseudo-elements that are no elements and yet take the property. */
function alsoAppliesTo({ composed }: Definitions, context: MacroContext): Element[] {
  const names = composed?.alsoAppliesTo ?? [];
  if (names.length === 0) return [];
  const links = names.flatMap((name, index) => [...(index > 0 ? [text(', ')] : []), ...linkTo(name, context)]);
  return [row('also-applies-to', links, context)];
}

/** What the words at the head of a row mean, where the content explains it. */
const explained: Readonly<Record<string, { readonly slug: string; readonly anchor?: string }>> = {
  inherited: { slug: 'Web/CSS/Guides/Cascade/Inheritance' },
  percentages: { slug: 'Web/CSS/Reference/Values/percentage' },
  computed: { slug: 'Web/CSS/Guides/Cascade/Property_value_processing', anchor: 'computed_value' },
  animationType: { slug: 'Web/CSS/Guides/Animations/Animatable_properties' },
  stacking: { slug: 'Web/CSS/Guides/Positioned_layout/Stacking_context' },
};

function row(name: FactName | 'at-rule' | 'also-applies-to' | 'stacking', told: readonly Node[], context: MacroContext): Element {
  const label = context.words(`content-definition-${name.toLowerCase()}`);
  const page = Object.hasOwn(explained, name) ? explained[name] : undefined;
  const isThere = page && context.documents.findOrEnglish(context.locale, page.slug);
  const head = isThere ? documentLink(context, page.slug, label, { anchor: page.anchor, code: false }) : text(label);
  return element('tr', {}, [element('th', { scope: 'row' }, [head]), element('td', {}, told)]);
}

function linkTo(name: string, context: MacroContext): readonly Node[] {
  return cssTerm(macroArguments([name]), context);
}
