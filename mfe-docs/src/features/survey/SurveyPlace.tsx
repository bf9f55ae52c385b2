import type { Document } from '@webdocs/contracts/page/page';
import { latePiece, useFact } from '@webdocs/remote-kit';
import { useLayoutEffect, useState } from 'react';

const Survey = latePiece(async () => (await import(/* webpackChunkName: "docs-survey" */ './Survey.tsx')).survey);

/** Where a reader may be asked something. While no survey runs, and no address asks for one, nothing is fetched for it. */
export function SurveyPlace({ doc }: { readonly doc: Document }) {
  const { hasSurveys } = useFact('session');
  const [isWanted, setWanted] = useState(false);
  // Once wanted it stays: who is there is asked again with each look at the tab, and a form may be filled in by then.
  useLayoutEffect(() => {
    if (hasSurveys || /force_survey/i.test(location.href)) setWanted(true);
  }, [hasSurveys]);
  return isWanted ? <Survey doc={doc} /> : null;
}
