import { headingId } from '@webdocs/contracts/page/document-ids';
import type { CurriculumPage } from '@webdocs/contracts/page/page';
import { classNames } from '@webdocs/design/class-names';
import { Breadcrumbs } from '@webdocs/reading/Breadcrumbs';
import { PreviousNext } from '@webdocs/reading/PreviousNext';
import prose from '@webdocs/reading/prose.module.css';
import { TableOfContents, TableOfContentsPanel } from '@webdocs/reading/TableOfContents';
import { useCodeBlocks } from '@webdocs/reading/use-code-blocks';
import { useReachableScrollers } from '@webdocs/reading/use-reachable-scrollers';
import { useSectionInView } from '@webdocs/reading/use-section-in-view';
import { Slot, useLocale, useText } from '@webdocs/remote-kit';
import { useRef, type MouseEvent } from 'react';
import { CurriculumSection } from './CurriculumSection.tsx';
import { CurriculumSidebar } from './CurriculumSidebar.tsx';
import { useLesson } from './lesson/use-lesson.tsx';
import { ModuleCards } from './ModuleCards.tsx';
import { Tick } from './Tick.tsx';
import { TopicIcon, topicColor } from './TopicIcon.tsx';
import { topicNamed } from './topics.ts';
import topicStyles from './topics.module.css';
import styles from './Chapter.module.css';

/** Every page but the first: its text between all pages of the curriculum and its own contents. */
export function Chapter({ doc }: { readonly doc: CurriculumPage['doc'] }) {
  const text = useText();
  const toc = doc.toc ?? [];
  const current = useSectionInView(toc.map(({ id }) => id));
  const main = useRef<HTMLDivElement>(null);
  useCodeBlocks(main, { text, locale: useLocale(), page: doc.mdn_url });
  useReachableScrollers(main);
  const { prev, next } = doc.prevNext ?? {};
  const lesson = useLesson();
  const openLesson = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.scrim');
    if (link) lesson.open(event, { url: link.href, title: link.textContent });
  };
  return (
    <div className={styles.page} data-glean="curriculum">
      <div className={styles.sidebar}>
        <CurriculumSidebar entries={doc.sidebar} current={doc.mdn_url} />
      </div>
      <div className={styles.main}>
        <Breadcrumbs parents={doc.parents ?? []} label={text('reading-breadcrumbs')} className={styles.trail} />
        <article>
          <ChapterHead doc={doc} />
          <div className={styles.contents}>
            <TableOfContentsPanel entries={toc} heading={text('reading-toc-heading')} current={current} />
          </div>
          {/* Keys press the links within; the click that they make comes here. */}
          <div ref={main} className={prose.prose} onClick={openLesson}>
            {doc.body.map((section, index) => (
              <CurriculumSection key={index} section={section} />
            ))}
          </div>
          {doc.template === 'overview' && <ModuleCards modules={doc.modules} />}
          {doc.template === 'module' && <Tick url={doc.mdn_url} modules={doc.sidebar} />}
        </article>
        {lesson.dialog}
        <PreviousNext
          previous={prev}
          next={next}
          labels={{
            navigation: text('blog-curriculum-neighbours'),
            previous: text('blog-curriculum-previous'),
            next: text('blog-curriculum-next'),
          }}
        />
      </div>
      <div className={styles.rail}>
        <TableOfContents entries={toc} heading={text('reading-toc-heading')} current={current} />
        <Slot name="ad-side" />
      </div>
    </div>
  );
}

/** The part and the topic of a module are above its title; about pages open with their summary. */
function ChapterHead({ doc }: { readonly doc: CurriculumPage['doc'] }) {
  const text = useText();
  const topic = topicNamed(doc.topic);
  const label = topic ? text(topic.message) : doc.topic;
  return (
    <header className={styles.head}>
      {(doc.group || label) && (
        <p className={styles.place}>
          {topic && <TopicIcon of={topic} />}
          {doc.group && <span>{doc.group}</span>}
          {label && (
            <span className={classNames(styles.topic, topicStyles.name, topicColor(topic))}>
              {text('blog-curriculum-topic', { topic: label })}
            </span>
          )}
        </p>
      )}
      <h1 id={headingId}>{doc.title}</h1>
      {doc.template === 'about' && doc.summary && <p className={styles.summary}>{doc.summary}</p>}
    </header>
  );
}
