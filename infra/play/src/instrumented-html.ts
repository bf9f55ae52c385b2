import { instrumentedScript, longestRead } from './instrumented-script.ts';
import { withScripts, type Handler, type InlineScript } from './sample-frame/html-scripts.ts';

/**
 * HTML whose scripts stop by themselves where they would run without end, as far as they are read: a page may have many. Their lines are said as
 * less than nothing.
 */
export function instrumentedHtml(html: string): string {
  let left = longestRead;
  const asFarAsRead = <Code extends Handler>(instrumented: (one: Code) => string | undefined) => {
    return (one: Code) => {
      if (one.code.length > left) return undefined;
      left -= one.code.length;
      return instrumented(one);
    };
  };
  return withScripts(html, asFarAsRead(instrumentedInline), asFarAsRead(instrumentedHandler));
}

export function instrumentedInline({ code, isModule, firstLine }: InlineScript): string | undefined {
  const script = instrumentedScript(code, { isModule, lineOf: (line) => -(firstLine - 1 + line) });
  // What is a module by its syntax alone is none here: its writer has said what it is.
  return script && script.isModule === isModule ? script.code : undefined;
}

const loop = /\b(?:for|while|do)\b/;
/** Browsers know others, and nobody writes them in code. */
const unknownReference = /&#?\w+;/;

/** One without a loop is left as it is: code of its page may read the attribute. */
export function instrumentedHandler({ code, firstLine }: Handler): string | undefined {
  if (!loop.test(code) || unknownReference.test(code)) return undefined;
  const script = instrumentedScript(code, { isBody: true, lineOf: (line) => -(firstLine - 1 + line) });
  return script && !script.isModule ? script.code : undefined;
}
