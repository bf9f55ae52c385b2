import { instrumentedScript, longestRead } from './instrumented-script.ts';
import { withScripts, type InlineScript } from './sample-frame/html-scripts.ts';

/**
 * HTML whose scripts stop by themselves where they would run without end, as far as they are read: a page may have many. Their lines are said as
 * less than nothing.
 */
export function instrumentedHtml(html: string): string {
  let left = longestRead;
  return withScripts(html, (script) => {
    if (script.code.length > left) return undefined;
    left -= script.code.length;
    return instrumentedInline(script);
  });
}

export function instrumentedInline({ code, isModule, firstLine }: InlineScript): string | undefined {
  const script = instrumentedScript(code, { isModule, lineOf: (line) => -(firstLine - 1 + line) });
  // What is a module by its syntax alone is none here: its writer has said what it is.
  return script && script.isModule === isModule ? script.code : undefined;
}
