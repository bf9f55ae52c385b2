import type { RunOrder } from '@webdocs/contracts/samples/runner-messages';
import { bringsColors } from './brings-colors.ts';
import { documentEnd, documentHead, knowsDark, named, placedScript, stylesAndBody, type PlacedScript } from './document-pieces.ts';
import type { GuardFunctions } from './guard-functions.ts';
import { withScripts, type InlineScript } from './html-scripts.ts';
import { htmlScriptName, type ScriptPlaces } from './place-in-code.ts';
import { isModuleCode } from './script-kind.ts';
import type { WaitingFacts } from './waiting-facts.ts';

interface Written {
  /** As far as its root is there, and the rest. */
  readonly start: string;
  readonly rest: string;
  /** It knows dark grounds, or shows no color of its own that would not be seen on one. */
  readonly followsTheme: boolean;
  readonly places: ScriptPlaces;
  /** The script of a sample with WebAssembly, which runs when that is compiled. */
  readonly wasmScript: string;
}

/**
 * The whole document of a sample, as the waiting frame writes it over itself. Browsers count the lines of a script that is written so from
 * its own first one, so every script has a name that says where in the code it is.
 */
export function writtenDocument({ code, lang }: RunOrder, { looks }: Pick<WaitingFacts, 'looks'>, guard?: GuardFunctions): Written {
  const { html = '', js = '', wat, defaults, language } = code;
  const inHtml = new Map<string, number>();
  const nameScript = (script: InlineScript) => {
    const own = named(guard?.instrumentedInline(script) ?? script.code, htmlScriptName(script.firstLine));
    inHtml.set(own, script.firstLine);
    return own;
  };
  const body = withScripts(html, nameScript, guard?.instrumentedHandler);
  const isModule = language === 'module' || defaults === 'ix-wat' || wat !== undefined || isModuleCode(js);
  const guarded = guard?.instrumentedScript(js, { isModule })?.code ?? js;
  const followsTheme = knowsDark(code) || !bringsColors(code);
  const script: PlacedScript = js && wat === undefined ? placedScript(guarded, isModule) : { inHead: '', inBody: '' };
  const start = `<!doctype html>
<html lang="${lang}">
${documentHead}`;
  const rest = `${stylesAndBody({ code, followsTheme, looks, script })}${body}${documentEnd(script)}`;
  return { start, rest, followsTheme, places: { inHtml, isInHead: script.inHead !== '' }, wasmScript: named(guarded) };
}
