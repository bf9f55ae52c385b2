import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as html from 'prettier/plugins/html';
import * as postcss from 'prettier/plugins/postcss';
import { format } from 'prettier/standalone';
import type { WorkerFailure } from '../../../../workers/worker-queue.ts';
import type { FormatAnswer } from './format-code.ts';
import type { WorkshopLanguage } from '../languages.ts';

const parsers: Readonly<Record<WorkshopLanguage, string>> = {
  html: 'html',
  css: 'css',
  js: 'babel',
  ts: 'babel-ts',
  jsx: 'babel',
  tsx: 'babel-ts',
  importMap: 'json',
};

/** As Prettier writes it. Throws what is not about the code. */
export async function formatted(code: string, language: WorkshopLanguage): Promise<Exclude<FormatAnswer, WorkerFailure>> {
  try {
    const written = await format(code, { parser: parsers[language], plugins: [babel, estree, html, postcss] });
    // A pane has no last line that is empty unless its writer made one.
    return { code: code.endsWith('\n') ? written : written.replace(/\n$/, '') };
  } catch (thrown) {
    const line = (thrown as { loc?: { start?: { line?: unknown } } } | null)?.loc?.start?.line;
    if (typeof line === 'number') return { line };
    throw thrown;
  }
}
