import { CallNameSchema } from '@webdocs/contracts/api/calls';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { unfilledSlots } from '@webdocs/contracts/remote/unfilled-slots';
import ts from 'typescript';

/** Lists of a definition of which the sources show what is used. */
type List = 'publishes' | 'consumes' | 'opens' | 'calls';

export interface RemoteSources {
  readonly definition: RemoteDefinition;
  /** Code that is not a test, by path. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Slots that are filled before a remote opens them, with who is to open them. */
const openedLater: Readonly<Record<string, string>> = { 'compat-table': 'the page of updates, which is still to be written' };

/** Functions by whose first argument an event is named. */
const listOfCallee: Readonly<Record<string, List>> = { publish: 'publishes', subscribe: 'consumes', useSubscription: 'consumes' };
const callNames: readonly string[] = CallNameSchema.options;

/** Where definitions and sources differ, one line each. A name that is put together at run time is not seen here: the page sees it. */
export function declarationFaults(remotes: readonly RemoteSources[]): string[] {
  const definitions = remotes.map(({ definition }) => definition);
  const opened = new Set(definitions.flatMap(({ opens }) => opens));
  const unopened = definitions.flatMap(({ name, fills }) =>
    [...new Set(fills.map(({ slot }) => slot))]
      .filter((slot) => !opened.has(slot) && !openedLater[slot])
      .map((slot) => `${name} fills slot ${slot}, which no remote opens`),
  );
  const unfilled = unfilledSlots(definitions).map(
    ({ slot, openedBy }) => `${openedBy.join(', ')} opens slot ${slot}, which no remote fills`,
  );
  return [...remotes.flatMap(faultsOf), ...unfilled, ...unopened];
}

function faultsOf({ definition, sources }: RemoteSources): string[] {
  const used = usedIn(sources);
  return (Object.keys(used) as List[]).flatMap((list) => {
    const declared = declaredIn(definition, list);
    const undeclared = [...used[list]].filter(([name]) => !declared.includes(name));
    const unused = declared.filter((name) => !used[list].has(name));
    return [
      ...undeclared.map(([name, path]) => `${path} uses ${name}, which ${definition.name} does not list under ${list}`),
      ...unused.map((name) => `${definition.name} lists ${name} under ${list}, and its sources do not use it`),
    ];
  });
}

function declaredIn(definition: RemoteDefinition, list: List): readonly string[] {
  return list === 'opens' || list === 'calls' ? definition[list] : definition[list].map(({ event }) => event);
}

/** What is used, by name, and the first file in which it is. */
function usedIn(sources: ReadonlyMap<string, string>): Record<List, Map<string, string>> {
  const used: Record<List, Map<string, string>> = { publishes: new Map(), consumes: new Map(), opens: new Map(), calls: new Map() };
  for (const [path, text] of sources) {
    const note = (list: List, name: string): void => void (used[list].has(name) || used[list].set(name, path));
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), note);
  }
  return used;
}

type Note = (list: List, name: string) => void;

function visit(node: ts.Node, note: Note): void {
  if (ts.isCallExpression(node)) {
    const list = listOfCallee[nameOf(node.expression)];
    if (list) for (const name of textsIn(node.arguments[0]).filter((text) => text.includes('/'))) note(list, name);
  } else if (ts.isJsxSelfClosingElement(node) && nameOf(node.tagName) === 'Slot') {
    for (const attribute of node.attributes.properties)
      if (ts.isJsxAttribute(attribute) && nameOf(attribute.name) === 'name') for (const name of textsIn(attribute)) note('opens', name);
  } else if (ts.isImportDeclaration(node) && textsIn(node.moduleSpecifier)[0]?.startsWith('@webdocs/contracts/api/')) {
    visitImport(node, note);
  }
  ts.forEachChild(node, (child) => visit(child, note));
}

/** A call is an entry of the API table that a file imports: by its name, or as `api.name` of all that a file of the table has. */
function visitImport({ importClause, parent }: ts.ImportDeclaration, note: Note): void {
  const imported = importClause?.namedBindings;
  if (!imported) return;
  const noteCall = (name: string): void => {
    if (callNames.includes(name)) note('calls', name);
  };
  if (ts.isNamedImports(imported)) for (const { name, propertyName } of imported.elements) noteCall(nameOf(propertyName ?? name));
  else visitMembers(parent, nameOf(imported.name), noteCall);
}

function visitMembers(node: ts.Node, of: string, note: (name: string) => void): void {
  if (ts.isPropertyAccessExpression(node) && nameOf(node.expression) === of) note(node.name.text);
  ts.forEachChild(node, (child) => visitMembers(child, of, note));
}

/** 'publish' of `publish(…)` and of `bus.publish(…)`. */
function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}

/** All texts that are written in an expression: of `late ? 'a' : 'b'` both. */
function textsIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...textsIn(child)));
  return found;
}
