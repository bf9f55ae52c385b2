import { Badge } from '@webdocs/design/Badge';
import { useText } from '@webdocs/remote-kit';
import styles from './MainMenu.module.css';
import { MenuDisclosure } from './MenuDisclosure.tsx';
import { MenuRow } from './MenuRow.tsx';
import { menusFor, type Visit } from './menu-entries.ts';

/** The menus of the site; `current` is the one in which the page is found. Which there are, and what is in them, is in menu-entries.ts. */
export function MainMenu({ visit, pathname, current }: { visit: Visit; pathname: string; current: string | undefined }) {
  const text = useText();
  return (
    <nav aria-label={text('shell-menu-label')}>
      <ul className={styles.menus}>
        {menusFor(visit).map((menu) => (
          <li key={menu.id} className={styles.item}>
            {menu.href ? (
              <a className={styles.link} href={menu.href} aria-current={menu.id === current || undefined}>
                {text(`shell-menu-${menu.id}`)}
              </a>
            ) : (
              <MenuDisclosure summary={text(`shell-menu-${menu.id}`)} mark={menu.isNew && <NewMark />} isCurrent={menu.id === current}>
                <ul>
                  {menu.links.map((link) => (
                    <MenuRow key={link.id} link={link} pathname={pathname} hasHint />
                  ))}
                </ul>
              </MenuDisclosure>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NewMark() {
  const text = useText();
  return (
    <span className={styles.badge}>
      <Badge kind="new">{text('shell-mark-new')}</Badge>
    </span>
  );
}
