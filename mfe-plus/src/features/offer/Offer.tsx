import type { Feature } from '@webdocs/contracts/remote/definition';
import { Glyph } from '@webdocs/design/Glyph';
import { book, bookmark, half, list, play, server, type Drawing } from '@webdocs/design/drawings';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import styles from './Offer.module.css';

const blurbs: ReadonlyArray<{ id: string; drawing: Drawing; needs?: Feature }> = [
  { id: 'updates', drawing: list },
  { id: 'collections', drawing: bookmark },
  { id: 'ai-help', drawing: book, needs: 'aiHelp' },
  { id: 'playground', drawing: play },
  { id: 'offline', drawing: server },
  { id: 'no-ads', drawing: half, needs: 'ads' },
];

/** What a subscription brings, a blurb each; what this site has switched off is not offered. */
export function Offer() {
  const text = useText();
  const { features, siteTitle } = useConfiguration();
  return (
    <section className={styles.offer} id="inside" aria-labelledby="inside-title">
      <h2 id="inside-title">{text('plus-inside')}</h2>
      <ul className={styles.blurbs}>
        {blurbs
          .filter(({ needs }) => !needs || features[needs])
          .map(({ id, drawing }) => (
            <li key={id}>
              <Glyph of={drawing} />
              <p>{text(`plus-blurb-${id}`, { site: siteTitle })}</p>
              <h3>{text(`plus-blurb-${id}-title`)}</h3>
              <p>{text(`plus-blurb-${id}-text`)}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}
