import type { CurriculumEntry } from '@webdocs/contracts/page/page';
import { chevronDown } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import { DoneMark } from '../../ticks/DoneMark.tsx';
import { useTicks } from '../../ticks/use-ticks.ts';
import styles from './CurriculumSidebar.module.css';

interface SidebarProps {
  readonly entries: readonly CurriculumEntry[];
  /** Address of the page being read. */
  readonly current: string;
}

/** All pages of the curriculum: beside the text where there is room, folded above it where there is none. */
export function CurriculumSidebar({ entries, current }: SidebarProps) {
  const text = useText();
  const label = text('blog-curriculum-contents');
  return (
    <>
      <nav className={styles.rail} aria-label={label}>
        <Entries entries={entries} current={current} />
      </nav>
      <details className={styles.fold}>
        <summary>
          {label}
          <Glyph of={chevronDown} size={16} />
        </summary>
        <nav aria-label={label}>
          <Entries entries={entries} current={current} />
        </nav>
      </details>
    </>
  );
}

function Entries({ entries, current }: SidebarProps) {
  const { isDone } = useTicks();
  return (
    <ol className={styles.list}>
      {entries.map(({ url, title, children }) => (
        <li key={url}>
          <a href={url} className={children ? styles.part : styles.page} aria-current={url === current ? 'page' : undefined}>
            {title}
            {!children && isDone(url) && <DoneMark size={14} />}
          </a>
          {children && <Entries entries={children} current={current} />}
        </li>
      ))}
    </ol>
  );
}
