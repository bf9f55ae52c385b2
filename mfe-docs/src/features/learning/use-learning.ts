import type { Document } from '@webdocs/contracts/page/page';
import { useConfiguration, useFact, useLocale, useReport } from '@webdocs/remote-kit';
import { useEffect, type RefObject } from 'react';
import { keepInAccount } from './keep-in-account.ts';
import { progressStore } from '@webdocs/reading/progress-store';

/** Follows what a learner does in a page of a path, and shows it there and in the sidebar. Other pages fetch nothing of it. */
export function useLearning(container: RefObject<HTMLElement | null>, { learning, mdn_url: url }: Document, edition: string): void {
  const locale = useLocale();
  const { pseudoLocale: pseudo } = useConfiguration();
  const { isAuthenticated } = useFact('session');
  const report = useReport();
  const kind = learning?.kind;

  useEffect(() => {
    if (kind) progressStore.useAccount(isAuthenticated ? keepInAccount : undefined);
  }, [kind, isAuthenticated]);

  useEffect(() => {
    const place = container.current;
    if (!kind || !place) return;
    const { signal, abort } = controller();
    import(/* webpackChunkName: "docs-learning" */ './start-learning.ts')
      .then(({ startLearning }) => startLearning(place, { kind, url, locale, pseudo, signal }))
      .catch((thrown: unknown) => report('PART_EFFECT_FAILED', thrown));
    return abort;
  }, [container, kind, url, edition, locale, pseudo, report]);
}

function controller() {
  const made = new AbortController();
  return { signal: made.signal, abort: () => made.abort() };
}
