/** What is used of css-tree, which has no types of its own: its tokenizer and its parser of selectors. */
declare module 'css-tree/tokenizer' {
  export const tokenTypes: Readonly<Record<string, number>>;
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
}

declare module 'css-tree/selector-parser' {
  interface CssNode {
    readonly type: string;
    /** Of a pseudo-class, a class, a type, a combinator; an attribute has a node here. */
    readonly name?: unknown;
    /** Of text that was not parsed. */
    readonly value?: unknown;
    readonly children?: Iterable<CssNode> | null;
    /** Of `:nth-child(2 of .a)`. */
    readonly selector?: CssNode | null;
    readonly loc?: { readonly start: { readonly offset: number }; readonly end: { readonly offset: number } };
  }
  export default function parse(
    source: string,
    options: { readonly context: 'selectorList'; readonly positions?: boolean; readonly onParseError?: (error: Error) => void },
  ): CssNode;
  export type { CssNode };
}

declare module 'css-tree/utils' {
  export const ident: { decode(name: string): string };
}
