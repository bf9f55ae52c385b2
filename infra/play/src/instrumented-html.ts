import { instrumentedScript } from './instrumented-script.ts';
import { withScripts, type InlineScript } from './sample-frame/html-scripts.ts';

/** HTML whose scripts stop by themselves where they would run without end. Their lines are said as less than nothing. */
export function instrumentedHtml(html: string): string {
  return withScripts(html, instrumentedInline);
}

export function instrumentedInline({ code, isModule, firstLine }: InlineScript): string | undefined {
  const script = instrumentedScript(code, { isModule, lineOf: (line) => -(firstLine - 1 + line) });
  // What is a module by its syntax alone is none here: its writer has said what it is.
  return script && script.isModule === isModule ? script.code : undefined;
}
