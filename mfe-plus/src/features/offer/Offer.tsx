import type { Feature } from '@webdocs/contracts/remote-definition';
import { Icon, type IconName } from '@webdocs/design/Icon';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import styles from './Offer.module.css';

const blurbs: ReadonlyArray<{ id: string; icon: IconName; needs?: Feature }> = [
  { id: 'updates', icon: 'list' },
  { id: 'collections', icon: 'bookmark' },
  { id: 'ai-help', icon: 'book', needs: 'aiHelp' },
  { id: 'playground', icon: 'play' },
  { id: 'offline', icon: 'server' },
  { id: 'no-ads', icon: 'half', needs: 'ads' },
];

/** What a subscription brings, a blurb each; what this site has switched off is not offered. */
export function Offer() {
  const text = useText();
  const { features } = useConfiguration();
  return (
    <section className={styles.offer} id="inside" aria-labelledby="inside-title">
      <h2 id="inside-title">{text('plus-inside')}</h2>
      <ul className={styles.blurbs}>
        {blurbs
          .filter(({ needs }) => !needs || features[needs])
          .map(({ id, icon }) => (
            <li key={id}>
              <Icon name={icon} />
              <p>{text(`plus-blurb-${id}`)}</p>
              <h3>{text(`plus-blurb-${id}-title`)}</h3>
              <p>{text(`plus-blurb-${id}-text`)}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}
