import type { Document } from '@webdocs/contracts/page/page';
import { joinCatalogues } from '@webdocs/i18n';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import pageStateWords from '@webdocs/page-states/words/en-US.ftl';
import prose from '@webdocs/reading/prose.module.css';
import { TableOfContents, TableOfContentsPanel } from '@webdocs/reading/TableOfContents';
import { useReachableScrollers } from '@webdocs/reading/use-reachable-scrollers';
import { useSectionInView } from '@webdocs/reading/use-section-in-view';
import readingWords from '@webdocs/reading/words/en-US.ftl';
import { definePart, Slot, useText, type PartProps } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';
import { useMemo, useRef } from 'react';
import { ActionsBar } from '../features/actions-bar/ActionsBar.tsx';
import { Article } from '../features/article/Article.tsx';
import { ArticleEnd } from '../features/article-end/ArticleEnd.tsx';
import words from './document/words/en-US.ftl';
import { Banners } from '../features/banners/Banners.tsx';
import { Baseline, BaselineDetails } from '../features/baseline/Baseline.tsx';
import { useCurrentDocument } from '../features/current-document/use-current-document.ts';
import { LearningProgress } from '../features/learning/LearningProgress.tsx';
import { PlayQueue } from '../features/play-queue/PlayQueue.tsx';
import { PrintedAddress } from '../features/printed-address/PrintedAddress.tsx';
import { preferenceStore } from '../features/reader-preferences/preference-store.ts';
import { ReaderPreferences } from '../features/reader-preferences/ReaderPreferences.tsx';
import { useReaderPreferences } from '../features/reader-preferences/use-reader-preferences.ts';
import { Sidebar } from '../features/sidebar/Sidebar.tsx';
import { SidebarToggle } from '../features/sidebar/SidebarToggle.tsx';
import { SurveyPlace } from '../features/survey/SurveyPlace.tsx';
import { TranslationNote } from '../features/translation-note/TranslationNote.tsx';
import { WriterToolbar } from '../features/writers/WriterToolbar.tsx';
import styles from './document-page.module.css';
import { DocumentSection } from './DocumentSection.tsx';
import { LateEnhancements } from './LateEnhancements.tsx';

const sidebarId = 'docs-sidebar';

function DocumentPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Doc' && page.doc.body.length > 0) return <ReadableDocument doc={page.doc} digest={page.digest} />;
  const broken = page.renderer === 'Broken' ? page : { url: address.pathname, message: text('docs-broken-empty') };
  return <BrokenPage page={broken} loadingTitle={text('docs-loading-title')} />;
}

function ReadableDocument({ doc, digest = '' }: { readonly doc: Document; readonly digest: string | undefined }) {
  const text = useText();
  const main = useRef<HTMLDivElement>(null);
  const { mdn_url: url, sidebarHTML, toc = [], parents = [] } = doc;
  // A refreshed page with another text replaces the one before, and its enhancements begin again; the same text stays.
  const edition = `${url} ${digest}`;
  useCurrentDocument(doc);
  useReachableScrollers(main, edition);
  const { subsections, sidebarCollapsed, linkPreviews } = useReaderPreferences();
  const contents = {
    heading: text('reading-toc-heading'),
    entries: toc,
    current: useSectionInView(
      toc.map(({ id }) => id),
      edition,
    ),
    subsections: subsections ? ('chosen' as const) : ('not-chosen' as const),
    onFollow: (id: string) => track({ kind: 'click', source: `toc_click: #${id}` }),
  };
  const hasSidebar = sidebarHTML !== undefined;
  // The text is made once: what follows the reader's scrolling leaves thousands of sections alone.
  const sections = useMemo(() => doc.body.map((section, index) => <DocumentSection key={index} section={section} />), [doc]);

  return (
    <>
      <ActionsBar
        parents={parents}
        sidebarId={hasSidebar ? sidebarId : undefined}
        sidebarToggle={
          hasSidebar && (
            <SidebarToggle
              sidebarId={sidebarId}
              isCollapsed={sidebarCollapsed}
              onToggle={() => preferenceStore.choose({ sidebarCollapsed: !sidebarCollapsed })}
            />
          )
        }
      >
        <ReaderPreferences />
        <TableOfContentsPanel key={url} {...contents} showsSection />
      </ActionsBar>
      <div className={styles.columns} data-sidebar={hasSidebar}>
        {hasSidebar && <Sidebar id={sidebarId} pageUrl={url} html={sidebarHTML} />}
        <div ref={main} className={styles.main}>
          <Article key={url} doc={doc} opening={<Opening key={`opening of ${edition}`} doc={doc} />}>
            <div key={edition} className={`${prose.prose} ${styles.body}`} data-long>
              {sections}
            </div>
          </Article>
          <PrintedAddress pageUrl={url} />
          <ArticleEnd doc={doc} />
          <Slot name="ad-bottom" className={styles.adBottom} />
        </div>
        <div className={styles.rail}>
          <TableOfContents {...contents} />
          <Slot name="ad-side" className={styles.adSide} />
        </div>
      </div>
      <LateEnhancements container={main} doc={doc} edition={edition} hasLinkPreviews={linkPreviews} />
      <PlayQueue />
      <WriterToolbar doc={doc} />
    </>
  );
}

function Opening({ doc }: { readonly doc: Document }) {
  return (
    <>
      <SurveyPlace doc={doc} />
      <Baseline doc={doc} />
      <TranslationNote doc={doc} />
      <Banners banners={doc.banners ?? []} />
      {doc.learning?.chapters && <LearningProgress chapters={doc.learning.chapters} />}
    </>
  );
}

export const documentPage = definePart({
  component: DocumentPage,
  messages: joinCatalogues(words, pageStateWords, readingWords),
  late: [ArticleEnd, BaselineDetails, LearningProgress],
});
