import { sidebar } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import styles from './SidebarToggle.module.css';

interface SidebarToggleProps {
  readonly sidebarId: string;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
}

/** Puts the column of related topics away and brings it back; below 992px the topics are a drawer with a button of its own. */
export function SidebarToggle({ sidebarId, isCollapsed, onToggle }: SidebarToggleProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={!isCollapsed}
      aria-controls={sidebarId}
      aria-label={text('docs-sidebar')}
      onClick={onToggle}
    >
      <Glyph of={sidebar} size={18} />
    </button>
  );
}
