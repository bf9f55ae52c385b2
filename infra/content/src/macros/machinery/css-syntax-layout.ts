import { text, type Node } from '../../parse/tree.ts';
import type { Enclosed, Row, Syntax, Term } from './css-syntax-parser.ts';

const longestLine = 72;
const step = 2;

/** What stands for a term, or for the name in front of a function's brackets. */
export interface Looks {
  term(term: Term): Node;
  functionName(name: string): Node;
}

/** Lays syntax out in lines that fit a page: what is too long for one breaks at its signs and its brackets. */
export class SyntaxWriter {
  readonly nodes: Node[] = [];
  readonly #looks: Looks;
  #column = 0;

  constructor(looks: Looks) {
    this.#looks = looks;
  }

  put(node: Node | string, width = typeof node === 'string' ? node.length : 0): void {
    const last = this.nodes.at(-1);
    if (typeof node !== 'string') this.nodes.push(node);
    else if (last?.type === 'text') last.value += node;
    else this.nodes.push(text(node));
    this.#column += width;
  }

  line(indent = 0): void {
    this.put(`\n${' '.repeat(indent)}`);
    this.#column = indent;
  }

  /** Whether something of a width still fits behind what is in the line. */
  fits(width: number): boolean {
    return this.#column + width <= longestLine;
  }

  syntax(syntax: Syntax, indent: number): void {
    switch (syntax.kind) {
      case 'term':
        return this.#term(syntax);
      case 'row':
        return syntax.sign ? this.#joined(syntax, indent) : this.#sideBySide(syntax, indent);
      case 'enclosed':
        return this.#enclosed(syntax, indent);
    }
  }

  #term(term: Term): void {
    this.put(this.#looks.term(term), term.text.length);
    this.put(term.multiplier);
  }

  /** One part a line; keywords, of which there can be many, fill their lines. */
  #joined({ sign, parts, width }: Row, indent: number): void {
    const broken = !this.fits(width);
    parts.forEach((part, index) => {
      const filling = isKeyword(part) && isKeyword(parts[index - 1]) && this.fits(part.width + 3);
      if (index > 0 && broken && !filling) this.line(indent);
      else if (index > 0) this.put(' ');
      this.syntax(part, indent);
      if (index < parts.length - 1) this.put(` ${sign}`);
    });
  }

  #sideBySide({ parts }: Row, indent: number): void {
    parts.forEach((part, index) => {
      if (index > 0 && !isStop(part)) {
        if (this.#column > indent && !this.fits(1 + part.width)) this.line(indent);
        else this.put(' ');
      }
      this.syntax(part, indent);
    });
  }

  #enclosed({ open, inside, close, multiplier, width }: Enclosed, indent: number): void {
    const broken = !this.fits(width);
    if (open.length > 1) this.put(this.#looks.functionName(open.slice(0, -1)), open.length - 1);
    this.put(open.slice(-1));
    if (inside.width > 0) {
      if (broken) this.line(indent + step);
      else this.put(' ');
      this.syntax(inside, broken ? indent + step : indent);
      if (broken) this.line(indent);
      else this.put(' ');
    }
    this.put(close + multiplier);
  }
}

function isKeyword(syntax: Syntax | undefined): boolean {
  return syntax?.kind === 'term' && syntax.refersTo === undefined;
}

/** Commas and semicolons are close to what they end. */
function isStop(syntax: Syntax): boolean {
  return syntax.kind === 'term' && (syntax.text === ',' || syntax.text === ';');
}
