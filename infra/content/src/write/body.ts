import type { Locale } from '@webdocs/contracts/locale';
import type { LiveSample } from '@webdocs/contracts/page';
import { macroArguments, type MacroContext } from '../macros/macro.ts';
import { macros } from '../macros/table.ts';
import { unknownMacro } from '../macros/unknown-macro.ts';
import { readBody } from '../parse/body.ts';
import { htmlOf } from '../parse/html.ts';
import type { MacroCall } from '../parse/macro-calls.ts';
import type { Node } from '../parse/tree.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import type { PageCheck } from '../check/page-check.ts';
import type { CodeRequest } from '../samples/code-request.ts';
import { fillInteractiveExample } from '../samples/interactive-example.ts';
import { liveSamplesOf } from '../samples/live-samples.ts';
import { settleImage } from './images.ts';
import { settleLink } from './links.ts';
import type { PageContext } from './page-context.ts';

export interface BodySource {
  readonly text: string;
  readonly locale: Locale;
  readonly url: string;
  readonly slug: string;
  readonly record?: DocumentRecord | undefined;
  /** Takes note of flaws, where somebody wants to know them. */
  readonly check?: PageCheck | undefined;
}

export interface Body {
  readonly nodes: Node[];
  readonly banners: readonly string[];
  /** The sidebar that a macro in the text asks for. */
  readonly sidebar: string | undefined;
  readonly samples: readonly LiveSample[];
}

/** The text of any page, read with everything that macros, links and pictures need to know. */
export function bodyOf({ text, locale, url, slug, record, check }: BodySource, context: PageContext): Body {
  const words = context.wordsFor(locale);
  const banners: string[] = [];
  let sidebar: string | undefined;
  let calling: MacroCall | undefined;
  const requests: CodeRequest[] = [];
  const macroContext: MacroContext = {
    locale,
    slug,
    record,
    documents: context.corpus.documents,
    data: context.data,
    jsonData: context.corpus.jsonData,
    configuration: context.configuration,
    words,
    addBanner: (banner) => banners.push(htmlOf(banner)),
    chooseSidebar: (name) => (sidebar ??= name),
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
    report: (flaw) => calling && check?.addMacroFlaw(calling, flaw),
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
      const macro = macros.get(call.name);
      if (macro) return macro(macroArguments(call.values), macroContext);
      check?.addMacroFlaw(call, { kind: 'unknown-macro', explanation: `No macro is called ${call.name}` });
      return unknownMacro(call);
    },
    link: (link) => settleLink(link, { locale, url, corpus: context.corpus, configuration: context.configuration }),
    image: (image) => settleImage(image, url, context),
    removed: ({ what, place }) => check?.add({ kind: 'removed-html', explanation: `${what} is not allowed in a page`, range: place }),
    places: check !== undefined,
  });
  const samples = liveSamplesOf(written, requests, url);
  return { nodes: fillInteractiveExample(written, requests), banners, sidebar, samples };
}
