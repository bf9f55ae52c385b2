/** The part of Sucrase's parser that is used here: its package has types for its main entry alone. */
declare module 'sucrase/dist/esm/parser/index.js' {
  interface Token {
    readonly type: number;
    readonly start: number;
    readonly end: number;
  }
  export function parse(code: string, isJsx: boolean, isTypeScript: boolean, isFlow: boolean): { readonly tokens: readonly Token[] };
}

declare module 'sucrase/dist/esm/parser/tokenizer/types.js' {
  export const TokenType: Readonly<Record<'jsxTagStart' | 'jsxTagEnd' | 'jsxName' | 'slash' | 'dot' | 'colon', number>>;
}
