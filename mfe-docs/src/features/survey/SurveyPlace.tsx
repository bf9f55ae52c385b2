import type { Document } from '@webdocs/contracts/page/page';
import { latePiece, useFact, useMounted } from '@webdocs/remote-kit';

const Survey = latePiece(async () => (await import(/* webpackChunkName: "docs-survey" */ './Survey.tsx')).survey);

/** Where a reader may be asked something. While no survey runs, and no address asks for one, nothing is fetched for it. */
export function SurveyPlace({ doc }: { readonly doc: Document }) {
  const { hasSurveys } = useFact('session');
  const isWanted = useMounted() && (hasSurveys || /force_survey/i.test(location.href));
  return isWanted ? <Survey doc={doc} /> : null;
}
