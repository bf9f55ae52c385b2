import { hintHtml } from '#menu-hints';
import { classNames } from '@webdocs/design/class-names';
import { MenuLink as Row } from '@webdocs/design/Menu';
import { Html, useLocale, useText } from '@webdocs/remote-kit';
import { otherLanguage } from './address-in-locale.ts';
import type { MenuLink } from './menu-entries.ts';
import styles from './MenuRow.module.css';
import otherLanguageStyles from './OtherLanguage.module.css';

/** One link of a menu, with a line about what is there, and a dot where that is new. */
export function MenuRow({ link, pathname, hasHint }: { link: MenuLink; pathname: string; hasHint?: boolean }) {
  const text = useText();
  return (
    <li className={link.onlySignedIn ? styles.onlySignedIn : undefined}>
      <Row
        className={classNames(styles.row, otherLanguageStyles.link)}
        hint={hasHint && !link.text && <Html as="span" className={styles.hint} html={hintHtml(text, link.id)} />}
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
