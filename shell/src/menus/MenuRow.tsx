import { MenuLink as Row } from '@webdocs/design/Menu';
import { useLocale, useText } from '@webdocs/remote-kit';
import { otherLanguage } from './address-in-locale.ts';
import type { MenuLink } from './menu-entries.ts';
import styles from './MenuRow.module.css';

/** One link of a menu, with a dot where it leads to something new. */
export function MenuRow({ link, pathname }: { link: MenuLink; pathname: string }) {
  const text = useText();
  return (
    <li className={link.onlySignedIn ? styles.onlySignedIn : undefined}>
      <Row
        className={styles.row}
        href={link.href}
        hrefLang={otherLanguage(useLocale(), link.href)}
        current={link.href.replace(/\/$/, '') === pathname.replace(/\/$/, '')}
        after={link.mark && <Dot name={text(`shell-mark-${link.mark}`)} />}
      >
        {link.text ?? text(`shell-menu-${link.id}`)}
      </Row>
    </li>
  );
}

function Dot({ name }: { name: string }) {
  return (
    <span className={styles.dot} title={name}>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
