import { instrumentedScript } from './instrumented-script.ts';

const scripts = /<!--[^]*?-->|(?<start><script\b(?<attributes>[^>]*)>)(?<code>[^]*?)(?<end><\/script\s*>)/gi;
const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i');
const source = attribute('src');
const kind = attribute('type');
const classic = /^(?:|(?:text|application)\/(?:javascript|ecmascript))$/i;

/** HTML whose scripts stop by themselves where they would run without end. Their lines are said as less than nothing. */
export function instrumentedHtml(html: string): string {
  return html.replace(scripts, (written: string, ...rest: readonly unknown[]) => {
    const { start, attributes = '', code = '', end } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const type = kind.exec(attributes)?.[1] ?? '';
    const isModule = type.toLowerCase() === 'module';
    if (start === undefined || source.test(attributes) || !(isModule || classic.test(type))) return written;
    const before = linesIn(html.slice(0, Number(rest.at(-3)))) + linesIn(start);
    const script = instrumentedScript(code, { isModule, lineOf: (line) => -(before + line) });
    // What is a module by its syntax alone is none here: its writer has said what it is.
    return script && script.isModule === isModule ? start + script.code + end : written;
  });
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
