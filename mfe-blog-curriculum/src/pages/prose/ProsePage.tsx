import { BrokenAnswer } from '@webdocs/page-states/answer/BrokenAnswer';
import prose from '@webdocs/reading/prose.module.css';
import { TableOfContents, TableOfContentsPanel } from '@webdocs/reading/TableOfContents';
import { useCodeBlocks } from '@webdocs/reading/use-code-blocks';
import { useReachableScrollers } from '@webdocs/reading/use-reachable-scrollers';
import { useSectionInView } from '@webdocs/reading/use-section-in-view';
import type { PageOf } from '@webdocs/contracts/page/page';
import { Html, Slot, useLocale, useText, type PartProps } from '@webdocs/remote-kit';
import { useRef } from 'react';
import { Contributors } from '../../features/community/Contributors.tsx';
import { OpenIssues } from '../../features/community/OpenIssues.tsx';
import { DataChoices } from '../../features/data-choices/DataChoices.tsx';
import { Opening } from '../../features/opening/Opening.tsx';
import styles from './ProsePage.module.css';

/** No heading of a text has such an id. */
const contributorsId = 'community.contributors';
const issuesId = 'community.issues';

/** Pages about the site and the pages of the curriculum: a title, sections, and where in them the reader is. */
export function ProsePage({ page }: PartProps) {
  if (page.renderer === 'Broken') return <BrokenAnswer page={page} />;
  if (page.renderer !== 'Generic') return null;
  return <ReadablePage key={page.url} page={page} />;
}

function ReadablePage({ page }: { readonly page: PageOf<'Generic'> }) {
  const text = useText();
  const { title, summary, sections, contributors, issues } = page.hyData;
  const toc = [
    ...(page.hyData.toc ?? []),
    ...(contributors ? [{ id: contributorsId, text: text('blog-community-contributors') }] : []),
    ...(issues ? [{ id: issuesId, text: text('blog-community-issues') }] : []),
  ];
  const current = useSectionInView(toc.map(({ id }) => id));
  const main = useRef<HTMLDivElement>(null);
  useCodeBlocks(main, { text, locale: useLocale(), page: page.url });
  useReachableScrollers(main);
  return (
    <article lang={page.locale}>
      <Opening title={title} summary={summary} isCurriculum={/^\/en-US\/curriculum\/?$/.test(page.url)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.contents}>
            <TableOfContentsPanel entries={toc} heading={text('reading-toc-heading')} current={current} />
          </div>
          {page.template === 'GenericDataChoices' && <DataChoices />}
          <div ref={main} className={prose.prose}>
            {sections.map((html, index) => (
              <Html key={index} as="section" className={styles.section} html={html} />
            ))}
            {contributors && <Contributors id={contributorsId} contributors={contributors} />}
            {issues && <OpenIssues id={issuesId} issues={issues} />}
          </div>
        </div>
        <div className={styles.rail}>
          <TableOfContents entries={toc} heading={text('reading-toc-heading')} current={current} />
          <Slot name="ad-side" />
        </div>
      </div>
    </article>
  );
}
