import type { PageOf } from '@webdocs/contracts/page/page';
import prose from '@webdocs/reading/prose.module.css';
import { useReachableScrollers } from '@webdocs/reading/use-reachable-scrollers';
import { Html, useText } from '@webdocs/remote-kit';
import { useRef, type ReactNode } from 'react';
import styles from './TabbedPage.module.css';
import { useChosenTab } from './use-chosen-tab.ts';

interface TabbedPageProps {
  readonly page: PageOf<'Generic'>;
  /** Its title, and what is said of it. */
  readonly opening: ReactNode;
  /** Sections besides those of its text. */
  readonly more: ReadonlyArray<{ readonly id: string; readonly text: string; readonly section: ReactNode }>;
}

/**
 * A page of which one section is shown at a time. Each has an address of its own, so the tabs are links: history, bookmarks and keyboards
 * treat them as what they are. Without a script all sections are there, one below the other.
 */
export function TabbedPage({ page, opening, more }: TabbedPageProps) {
  const text = useText();
  const main = useRef<HTMLDivElement>(null);
  useReachableScrollers(main);
  const { sections, toc = [] } = page.hyData;
  const headings = toc.filter(({ sub }) => !sub);
  // What is before the first heading belongs to no section.
  const before = sections.slice(0, sections.length - headings.length);
  const own = headings.map(({ id, text: name }, index) => ({
    id,
    name: <Html as="span" html={name} />,
    section: <Html as="section" html={sections[before.length + index]} />,
  }));
  const tabs = [...own, ...more.map(({ id, text: name, section }) => ({ id, name, section }))];
  const chosen = useChosenTab();
  const shown = tabs.some(({ id }) => id === chosen) ? chosen : tabs[0]?.id;
  return (
    <article lang={page.locale} className={styles.page}>
      {opening}
      {tabs.length > 1 && (
        <nav className={styles.bar} aria-label={text('blog-about-tabs')}>
          <ul>
            {tabs.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === shown ? 'location' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div ref={main} className={`${styles.columns} ${prose.prose}`}>
        {before.map((html, index) => (
          <Html key={index} as="section" html={html} />
        ))}
        <div className={styles.sections} data-waiting={chosen === undefined}>
          {tabs.map(({ id, section }) => (
            <div key={id} data-tab={id} data-away={chosen !== undefined && id !== shown}>
              {section}
            </div>
          ))}
        </div>
      </div>
    </article>
  );
}
