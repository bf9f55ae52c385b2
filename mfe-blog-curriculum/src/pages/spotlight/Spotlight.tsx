import { joinCatalogues } from '@webdocs/i18n';
import { BrokenAnswer } from '@webdocs/page-states/answer/BrokenAnswer';
import answerWords from '@webdocs/page-states/answer/words/en-US.ftl';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import { definePart, type PartProps } from '@webdocs/remote-kit';
import { Profile } from '../../features/spotlight/Profile.tsx';
import words from '../../features/spotlight/words/en-US.ftl';

function Spotlight({ page }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenAnswer page={page} />;
  return page.renderer === 'ContributorSpotlight' ? <Profile key={page.url} hyData={page.hyData} /> : null;
}

export const spotlight = definePart({ component: Spotlight, messages: joinCatalogues(words, answerWords, pageStateWords) });
