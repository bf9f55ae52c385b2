const scripts = /<!--[^]*?-->|(?<start><script\b(?<attributes>[^>]*)>)(?<code>[^]*?)(?<end><\/script\s*>)/gi;
const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i');
const source = attribute('src');
const kind = attribute('type');
const classic = /^(?:|(?:text|application)\/(?:javascript|ecmascript))$/i;

/** A script that is written in HTML. */
export interface InlineScript {
  readonly code: string;
  readonly isModule: boolean;
  /** The line of the HTML at which its code begins. */
  readonly firstLine: number;
}

/** HTML with other code in its scripts; where the change is undefined they are left as they are. */
export function withScripts(html: string, change: (script: InlineScript) => string | undefined): string {
  return html.replace(scripts, (written: string, ...rest: readonly unknown[]) => {
    const { start, attributes = '', code = '', end } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const type = kind.exec(attributes)?.[1] ?? '';
    const isModule = type.toLowerCase() === 'module';
    if (start === undefined || source.test(attributes) || !(isModule || classic.test(type))) return written;
    const firstLine = linesIn(html.slice(0, Number(rest.at(-3)))) + linesIn(start) + 1;
    const changed = change({ code, isModule, firstLine });
    return changed === undefined ? written : start + changed + end;
  });
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
