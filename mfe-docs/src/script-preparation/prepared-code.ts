import type { SampleCode, ScriptLanguage } from '@webdocs/contracts/samples/sample-code';
import { compileCode } from '#compiler';
import type { CompiledLanguage } from '../code-compiler/compiled.ts';
import { allowedModules } from './allowed-modules.ts';
import { readImportMap } from './import-map.ts';
import { scriptNames } from './script-names.ts';

/** Why code does not run: the message that says so, and where it is. */
export interface Unprepared {
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly part: 'js' | 'importMap';
  readonly line?: number;
}

function isCompiled(language: ScriptLanguage | undefined): language is CompiledLanguage {
  return language !== undefined && language !== 'module';
}

/** Code as browsers run it. What is wrong with its import map, or cannot be read as its language, is said in place of it. */
export async function preparedCode(code: SampleCode): Promise<SampleCode | Unprepared> {
  const { js = '', language, importMap = '' } = code;
  const allowed = importMap.trim() ? await allowedModules().catch(() => undefined) : undefined;
  const map = readImportMap(importMap, allowed);
  if ('problem' in map) {
    const { kind, line, name, address } = map.problem;
    return { message: `docs-script-map-${kind}`, values: { line, name, address }, part: 'importMap', line };
  }
  if (!isCompiled(language) || !js) return code;
  const name = scriptNames[language];
  try {
    const compiled = await compileCode({ code: js, language, importNames: map.names });
    if ('code' in compiled) return { ...code, js: compiled.code };
    const { line, message, isUnsupported } = compiled;
    return {
      message: isUnsupported ? 'docs-script-unsupported' : 'docs-script-error',
      values: { language: name, line, message },
      part: 'js',
      line,
    };
  } catch (thrown) {
    // The compiler is out of reach: that says nothing of the code.
    if (!navigator.onLine) throw thrown;
    return { message: 'docs-script-too-much', values: { language: name }, part: 'js' };
  }
}

export function isUnprepared(prepared: SampleCode | Unprepared): prepared is Unprepared {
  return 'message' in prepared;
}
