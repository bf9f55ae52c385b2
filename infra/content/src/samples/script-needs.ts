import { parse, type Node } from 'acorn';
import { browserGlobals } from './browser-globals.ts';

type Part = Node & Readonly<Record<string, unknown>>;

/** Above this it is no block that a page explains. */
const longestRead = 100_000;

/**
 * The names that a script speaks of and that neither it nor a browser has; undefined for what is no script, and for one that needs
 * other files or packages. Names that are declared anywhere count everywhere: too few are missing, never too many.
 */
export function scriptNeeds(source: string): readonly string[] | undefined {
  const program = source.length > longestRead ? undefined : parsed(source);
  if (!program) return undefined;
  const names = new Names();
  names.read(program);
  return names.needsFiles ? undefined : names.missing;
}

function parsed(source: string): Part | undefined {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(source, { ecmaVersion: 'latest', sourceType, allowHashBang: true }) as unknown as Part;
    } catch {
      // Read as a module if it is no classic script; else it is a fragment, or another language.
    }
  }
  return undefined;
}

class Names {
  needsFiles = false;
  readonly #declared = new Set<string>(['arguments', 'undefined']);
  readonly #used = new Set<string>();

  get missing(): readonly string[] {
    return [...this.#used].filter((name) => !this.#declared.has(name) && !isOfBrowser(name));
  }

  read(part: Part): void {
    switch (part.type) {
      case 'Identifier':
        this.#used.add(part['name'] as string);
        return;
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        this.#importFrom(part['source']);
        break;
      case 'ImportExpression':
        this.#importFrom(part['source']);
        break;
      case 'MemberExpression':
        this.#readMember(part);
        return;
      case 'LabeledStatement':
        this.read(part['body'] as Part);
        return;
      case 'BreakStatement':
      case 'ContinueStatement':
      case 'MetaProperty':
        return;
      case 'VariableDeclarator':
        this.#declare(part['id']);
        break;
      case 'AssignmentExpression':
        // What is given a value without being declared is a global from then on.
        if ((part['left'] as Part).type === 'Identifier') this.#declare(part['left']);
        break;
      case 'CatchClause':
        this.#declare(part['param']);
        break;
      default:
        this.#declareOwn(part);
    }
    for (const inner of partsOf(part)) this.read(inner);
  }

  #declareOwn(part: Part): void {
    if (/^(?:Function|Class)|^ArrowFunction/.test(part.type)) {
      this.#declare(part['id']);
      for (const parameter of (part['params'] as readonly Part[] | undefined) ?? []) this.#declare(parameter);
    } else if (/^Import\w*Specifier$/.test(part.type)) this.#declare(part['local']);
  }

  #readMember({ object, property, computed }: Part): void {
    this.read(object as Part);
    if (computed) this.read(property as Part);
  }

  /** A name, or all names of a pattern. */
  #declare(pattern: unknown): void {
    if (!isPart(pattern)) return;
    if (pattern.type === 'Identifier') this.#declared.add(pattern['name'] as string);
    else if (pattern.type === 'Property') this.#declare(pattern['value']);
    else if (pattern.type === 'AssignmentPattern') this.#declare(pattern['left']);
    else if (/Pattern$|^RestElement$/.test(pattern.type)) for (const inner of partsOf(pattern)) this.#declare(inner);
  }

  #importFrom(source: unknown): void {
    const address = isPart(source) ? source['value'] : undefined;
    if (typeof address !== 'string' || !/^(?:https:|data:)/.test(address)) this.needsFiles = true;
  }
}

/** Parts that may hold names: not the keys of objects and classes. */
function partsOf(part: Part): Part[] {
  const keys = /^(?:Property|MethodDefinition|PropertyDefinition|AccessorProperty)$/.test(part.type) && !part['computed'];
  return Object.entries(part).flatMap(([name, value]) =>
    keys && name === 'key' ? [] : (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(isPart),
  );
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && typeof (value as Part).type === 'string' && 'start' in value;
}

/** Interfaces and built-in objects begin with a capital: they are too many for a list, and names of fragments rarely do. */
function isOfBrowser(name: string): boolean {
  return browserGlobals.has(name) || /^[A-Z][A-Za-z0-9]*$/.test(name);
}
