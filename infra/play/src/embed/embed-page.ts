import { embedViews, type EmbedView } from '@webdocs/contracts/samples/embed-address';
import type { FrameTheme } from '@webdocs/contracts/samples/sample-messages';
import { attributes, html, mark, type Html, type Text } from '@webdocs/standalone-pages';
import { embedStates, type EmbedFacts, type EmbedState } from '../embed-script/embed-facts.ts';

export interface EmbedPageOptions {
  readonly siteName: string;
  readonly siteOrigin: string;
  readonly playOrigin: string;
  readonly locale: string;
  readonly text: Text;
  readonly view: EmbedView;
  /** Undefined where it is that of the system. */
  readonly theme: FrameTheme | undefined;
  /** Of shared code, as the address says. */
  readonly id: string | undefined;
  readonly scriptAddress: string;
  readonly lookAddress: string;
}

/**
 * A page within a page of another site: it shows code, and runs it when its reader wants that. Nothing of the code is in it, so it is the same for
 * all; its script reads the code from the address.
 */
export function embedPage(options: EmbedPageOptions): string {
  const { siteName, siteOrigin, playOrigin, locale, text, view, theme, id, scriptAddress, lookAddress } = options;
  const playground = `${siteOrigin}/${locale}/play${id === undefined ? '' : `?${new URLSearchParams({ id })}`}`;
  const facts: EmbedFacts = {
    playOrigin,
    playground,
    lang: locale,
    resultTitle: text('embed-result'),
    sentences: Object.fromEntries(embedStates.map((state) => [state, sentence(state, text)])) as Record<EmbedState, string>,
  };
  const toPlayground = { href: playground, target: '_blank', rel: 'noopener' };
  return html`<!doctype html>
    <html${attributes({ lang: locale, 'data-theme': theme })}>
      <head>
        <meta charset="utf-8" />
        <title>${text('embed-title', { site: siteName })}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${lookAddress}" />
        <link rel="icon" href="data:," />
        <script src="${scriptAddress}" defer${attributes({ 'data-embed': JSON.stringify(facts) })}></script>
      </head>
      <body>
        <header class="bar">
          <h1 class="visually-hidden">${text('embed-title', { site: siteName })}</h1>
          <button type="button" class="run" data-run disabled>${playDrawing()}${text('embed-run')}</button>
          <fieldset class="views">
            <legend class="visually-hidden">${text('embed-show')}</legend>
            ${embedViews.map((one) => viewChoice(one, text, one === view))}
          </fieldset>
        </header>
        <main>
          <div class="said">
            <p class="warning" data-warning>${text('embed-warning')}</p>
            <p role="status" data-status></p>
            <button type="button" class="again" data-again hidden>${text('embed-again')}</button>
          </div>
          <noscript><p class="needs-script">${text('embed-script')}</p></noscript>
          <div class="panes">
            <section class="code" aria-label="${text('embed-code')}" data-code></section>
            <section class="result" aria-label="${text('embed-result')}" data-result>
              <p class="before">${text('embed-before')}</p>
            </section>
          </div>
        </main>
        <footer class="caption">
          <a${attributes(toPlayground)} data-playground>${mark(18)}<span>${text('embed-open')}</span></a>
          <span class="site">${siteName}</span>
        </footer>
      </body>
    </html>`.toString();
}

/** The script puts in the place of a stop, in words that the language has an order for. */
function sentence(state: EmbedState, text: Text): string {
  return text(`embed-${state}`, { language: '{language}', line: '{line}', count: '{count}', name: '{name}' });
}

function viewChoice(view: EmbedView, text: Text, isChosen: boolean): Html {
  return html`<label
    ><input type="radio" name="view" ${attributes({ value: view, checked: isChosen })} /><span>${text(`embed-${view}`)}</span></label
  >`;
}

function playDrawing(): Html {
  return html`<svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" focusable="false">
    <path d="M6 4v12l9.5-6Z" fill="currentColor" />
  </svg>`;
}
