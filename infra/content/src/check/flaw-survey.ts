import type { Locale } from '@webdocs/contracts/reader/locale';
import type { PageContext } from '../write/page-context.ts';
import { checkCorpus } from './check-corpus.ts';
import type { FlawKind } from '../report/flaw.ts';

export interface SurveyedPage {
  readonly url: string;
  readonly title: string;
  readonly file: string;
  readonly kinds: ReadonlyMap<FlawKind, number>;
  readonly count: number;
  readonly fixable: number;
}

/** Its results are no longer read: a site that was replaced by a newer one does not go on with its surveys. */
const forgottenAfterMs = 120_000;

/** A look at all pages of a language, which goes on while what it has found so far is shown. */
export class FlawSurvey {
  readonly pages: SurveyedPage[] = [];
  readonly #stop = new AbortController();
  #askedAt = performance.now();
  #progress: { readonly done: number; readonly total: number } | undefined;

  constructor(context: PageContext, locale: Locale) {
    this.#progress = { done: 0, total: context.corpus.documents.count(locale) };
    void checkCorpus(context, {
      only: [`/${locale}/docs`],
      signal: this.#stop.signal,
      progress: (done, total) => {
        this.#progress = { done, total };
        if (performance.now() - this.#askedAt > forgottenAfterMs) this.#stop.abort();
      },
      found: ({ url, title, file, flaws }) => {
        const kinds = new Map<FlawKind, number>();
        for (const { kind } of flaws) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        this.pages.push({ url, title, file, kinds, count: flaws.length, fixable: flaws.filter(({ fixable }) => fixable).length });
      },
    }).then(
      () => (this.#progress = undefined),
      () => this.#stop.abort(),
    );
  }

  get isForgotten(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Nothing when it has seen everything. */
  get progress(): { readonly done: number; readonly total: number } | undefined {
    this.#askedAt = performance.now();
    return this.#progress;
  }
}
