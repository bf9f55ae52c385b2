import type { MacroArguments, MacroContext } from './macro.ts';

/** The path below a fixed host that a frame shows; a call that names something else shows no frame. */
export function framePath(given: MacroArguments, argument: number, { report }: MacroContext): string | undefined {
  const path = given.text(argument)?.replace(/^\/+/, '');
  if (path !== undefined && /^[\w~%.@/?=&#+-]+$/.test(path) && !path.split(/[/?#]/).includes('..')) return path;
  report({ kind: 'templ-invalid-arg', explanation: `${path ?? 'Nothing'} is no path of a page that a frame can show`, argument });
  return undefined;
}
