import { transform, type Transform } from 'sucrase';
import type { ScriptLanguage } from '@webdocs/contracts/samples/sample-code';
import { elementMaker } from './element-maker.ts';
import { jsxRuntimeOf, namesOf } from './jsx-runtime.ts';
import { mismatchedTag } from './mismatched-tag.ts';

/** What browsers cannot run. */
export type CompiledLanguage = Exclude<ScriptLanguage, 'module'>;

export interface CompileRequest {
  readonly code: string;
  readonly language: CompiledLanguage;
  /** The names in its import map: a library with a runtime for JSX may be among them. */
  readonly importNames: readonly string[];
}

/** Where code cannot be read, and what is there; or what it says that types alone do not explain. */
export interface CompileProblem {
  readonly line: number;
  readonly message: string;
  readonly isUnsupported?: true;
}
export type Compiled = { readonly code: string } | CompileProblem;

const transforms: Readonly<Record<CompiledLanguage, readonly Transform[]>> = {
  ts: ['typescript'],
  jsx: ['jsx'],
  tsx: ['typescript', 'jsx'],
};

/** JavaScript with the same lines: types are left out, nothing is checked. */
export function compiled({ code, language, importNames }: CompileRequest): Compiled {
  const hasJsx = language !== 'ts';
  try {
    const tag = hasJsx ? mismatchedTag(code, language === 'tsx') : undefined;
    if (tag) return { line: lineAt(code, tag.at), message: `Unexpected ${tag.end}` };
    const runtime = jsxRuntimeOf(code, importNames);
    const { code: written } = transform(code, {
      transforms: [...transforms[language]],
      production: true,
      disableESTransforms: true,
      ...(hasJsx ? namesOf(runtime) : {}),
    });
    const left = language === 'jsx' ? undefined : leftOut(code, written);
    if (left) return left;
    const needsMaker = hasJsx && runtime.kind === 'own' && written.includes(elementMaker.element);
    return { code: needsMaker ? `${written}\n${elementMaker.code}` : written };
  } catch (thrown) {
    const { message, loc } = thrown as { readonly message: string; readonly loc?: { readonly line: number } };
    if (!loc) throw thrown;
    return { line: loc.line, message: message.replace(/ \(\d+:\d+\)$/, '') };
  }
}

/** Forms of TypeScript that make code, and that Sucrase leaves out without a word. */
const unsupported =
  /^[ \t]*(?:export[ \t]+)?(?:(?:namespace|module)[ \t]+[\w$.]+[ \t]*\{|import[ \t]+[\w$]+[ \t]*=[ \t]*require\b|export[ \t]*=)/gm;

function leftOut(code: string, written: string): CompileProblem | undefined {
  const lines = written.split('\n');
  for (const { index, 0: found } of code.matchAll(unsupported)) {
    const line = lineAt(code, index);
    const rest = lines[line - 1]?.trim() ?? '';
    // A text that looks like one of them is still there.
    if (/^;?$/.test(rest) || rest.startsWith('module.exports')) return { line, message: found.trim(), isUnsupported: true };
  }
  return undefined;
}

function lineAt(code: string, at: number): number {
  return code.slice(0, at).split('\n').length;
}
