import type { Locale } from '@webdocs/contracts/reader/locale';
import type { LiveSample } from '@webdocs/contracts/page/page';
import { macroArguments, type MacroContext } from '../macros/machinery/macro.ts';
import { sidebarMacro } from '../macros/sidebar-macros.ts';
import { macros } from '../macros/macros.ts';
import { readBody } from '../parse/parse-body.ts';
import { htmlOf } from '../parse/html.ts';
import type { MacroCall } from '../parse/macro-calls.ts';
import { element, type Node } from '../parse/tree.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import type { CodeRequest } from '../samples/code-request.ts';
import { fillInteractiveExamples } from '../samples/interactive-example.ts';
import { liveSamplesOf } from '../samples/live-samples.ts';
import type { SidebarChoice } from '../sidebars/sidebar-of-page.ts';
import { settleMedia } from './media.ts';
import { hasMoved, resolveLink } from '../links/resolve-link.ts';
import type { PageContext } from './page-context.ts';
import type { PageObserver } from './page-observer.ts';

export interface BodySource {
  readonly text: string;
  readonly locale: Locale;
  readonly url: string;
  readonly slug: string;
  readonly record?: DocumentRecord | undefined;
  /** Turns what the text links to into an address, where writers of this kind of page link to files. */
  readonly resolve?: ((href: string) => string) | undefined;
  /** Older pages are written in HTML. */
  readonly isHtml?: boolean | undefined;
  /** Is told of flaws on the way. */
  readonly observer?: PageObserver | undefined;
}

export interface Body {
  readonly nodes: Node[];
  readonly banners: readonly string[];
  /** The sidebar that a macro in the text asks for. */
  readonly sidebar: SidebarChoice | undefined;
  readonly samples: readonly LiveSample[];
}

/** What a macro says while a repair of its call is tried is no part of the page. */
const unheard = { addBanner: () => undefined, chooseSidebar: () => undefined, needCode: () => undefined, report: () => undefined };

/** The text of any page, read with everything that macros, links and pictures need to know. */
export function bodyOf({ text, locale, url, slug, record, resolve, observer, isHtml }: BodySource, context: PageContext): Body {
  const words = context.wordsFor(locale);
  const banners: string[] = [];
  let sidebar: SidebarChoice | undefined;
  let calling: MacroCall | undefined;
  const requests: CodeRequest[] = [];
  const macroContext: MacroContext = {
    locale,
    slug,
    url,
    record,
    documents: context.corpus.documents,
    data: context.data,
    jsonData: context.corpus.jsonData,
    configuration: context.configuration,
    words,
    hasMoved: (moved) => hasMoved(moved, locale, context.corpus),
    summaryOf: context.summaryOf,
    addBanner: (banner) => banners.push(htmlOf(banner)),
    chooseSidebar: (name, given = []) => (sidebar ??= { name, given }),
    needCode(request) {
      const call = calling;
      requests.push({
        ...request,
        missing() {
          calling = call;
          request.missing();
        },
      });
    },
    report: (flaw) => calling && observer?.macroFlaw(calling, flaw),
  };

  const written = readBody(text, {
    words: {
      note: words('content-note'),
      warning: words('content-warning'),
      goodExample: words('content-good-example'),
      badExample: words('content-bad-example'),
    },
    expand(call) {
      calling = call;
      const macro = macros.get(call.name) ?? (context.sidebars.has(call.name) ? sidebarMacro(call.name) : undefined);
      if (macro) {
        const result = macro(macroArguments(call.values), macroContext);
        observer?.expanded(call, result, (values) => macro(macroArguments(values), { ...macroContext, ...unheard }));
        return result;
      }
      observer?.macroFlaw(call, { kind: 'unknown-macro', explanation: `No macro is called ${call.name}` });
      return unknownMacro(call);
    },
    link(link) {
      const href = link.attributes['href'];
      if (resolve && href !== undefined) link.attributes['href'] = resolve(href);
      const led = resolveLink(link, { locale, url, corpus: context.corpus, closed: context.closed, words });
      if (href !== undefined) observer?.linkFound({ link, written: href, led, url });
    },
    media(media) {
      observer?.mediaFound(media, url);
      settleMedia(media, url, context);
    },
    removed: ({ what, place }) => observer?.removed(what, place),
    isHtml,
    places: observer !== undefined,
  });
  const samples = liveSamplesOf(written, requests, url);
  observer?.bodyRead(written, url);
  const nodes = fillInteractiveExamples(written, requests, {
    title: words('content-sample-marks'),
    complain: (explanation, { place }) => observer?.badSampleMark(explanation, place),
  });
  return { nodes, banners, sidebar, samples };
}

/** A call of an unknown macro stays visible, struck through, so that it is found and fixed. */
function unknownMacro(call: MacroCall): readonly Node[] {
  return [element('s', { class: 'unknown-macro' }, [element('code', {}, [call.source])])];
}
