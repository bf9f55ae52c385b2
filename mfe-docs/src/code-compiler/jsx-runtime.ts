import { elementMaker } from './element-maker.ts';

/** What elements of JSX become. */
export type JsxRuntime =
  | { readonly kind: 'library'; readonly source: string }
  | { readonly kind: 'functions'; readonly element: string; readonly fragment: string }
  | { readonly kind: 'own' };

const leadingComments = /^(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/;

/**
 * What the code says of it in its first comments, as other compilers read them: `@jsxImportSource preact`, `@jsx h`. Where it says nothing, the
 * library that the import map has a runtime for; else elements of the document.
 */
export function jsxRuntimeOf(code: string, importNames: readonly string[]): JsxRuntime {
  const [comments = ''] = leadingComments.exec(code) ?? [];
  const source = /@jsxImportSource\s+([\w@./-]+)/.exec(comments)?.[1];
  if (source) return { kind: 'library', source };
  const element = /@jsx\s+([\w$.]+)/.exec(comments)?.[1];
  const fragment = /@jsxFrag\s+([\w$.]+)/.exec(comments)?.[1];
  if (element) return { kind: 'functions', element, fragment: fragment ?? 'Fragment' };
  const ending = '/jsx-runtime';
  const mapped = importNames.find((name) => name.endsWith(ending));
  return mapped ? { kind: 'library', source: mapped.slice(0, -ending.length) } : { kind: 'own' };
}

export function namesOf(runtime: JsxRuntime) {
  if (runtime.kind === 'library') return { jsxRuntime: 'automatic', jsxImportSource: runtime.source } as const;
  const { element, fragment } = runtime.kind === 'own' ? elementMaker : runtime;
  return { jsxRuntime: 'classic', jsxPragma: element, jsxFragmentPragma: fragment } as const;
}
