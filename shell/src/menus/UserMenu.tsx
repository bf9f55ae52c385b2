import type { Address } from '@webdocs/contracts/reader/address';
import { user } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { MenuButton } from '@webdocs/design/Menu';
import { useConfiguration, usePublish, useText } from '@webdocs/remote-kit';
import { MenuDisclosure } from './MenuDisclosure.tsx';
import { MenuRow } from './MenuRow.tsx';
import { userMenuFor, type Visit } from './menu-entries.ts';
import { signOutAddress } from './sign-in.ts';
import styles from './UserMenu.module.css';

/** What belongs to a signed-in reader. It is in every page and shows only to them. */
export function UserMenu({ visit, address: { pathname, search } }: { visit: Visit; address: Address }) {
  const text = useText();
  const publish = usePublish();
  const { products } = useConfiguration();
  const links = userMenuFor(visit);
  const name = text('shell-user-menu', { plus: products.plus });
  if (links.length === 0) return null;
  return (
    <MenuDisclosure
      className={styles.user}
      align="end"
      label={name}
      summary={
        <>
          <Avatar url={visit.session.avatarUrl} />
          <span className={styles.words}>{name}</span>
        </>
      }
    >
      <p className={styles.email}>{visit.session.email}</p>
      <ul>
        {links.map((link) => (
          <MenuRow key={link.id} link={link} pathname={pathname} />
        ))}
      </ul>
      <form className={styles.signOut} method="post" action={signOutAddress} onSubmit={() => publish('session/ended', { at: Date.now() })}>
        <input type="hidden" name="next" value={pathname + search} />
        <MenuButton type="submit">{text('shell-sign-out')}</MenuButton>
      </form>
    </MenuDisclosure>
  );
}

function Avatar({ url }: { url: string | null }) {
  const text = useText();
  return (
    <span className={styles.avatar}>
      {url ? <img src={url} alt="" width="32" height="32" /> : <Glyph of={user} />}
      <span className={styles.subscriber} title={text('shell-subscriber')} />
    </span>
  );
}
