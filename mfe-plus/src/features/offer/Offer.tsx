import { Glyph } from '@webdocs/design/Glyph';
import { book, bookmark, half, list, play, server, type Drawing } from '@webdocs/design/drawings';
import { useConfiguration, useText } from '@webdocs/remote-kit';
import { hasCapability, type Capability } from '../../capabilities/capabilities.ts';
import styles from './Offer.module.css';

const blurbs: ReadonlyArray<{ id: string; drawing: Drawing; needs?: Capability }> = [
  { id: 'updates', drawing: list, needs: 'updates' },
  { id: 'collections', drawing: bookmark },
  { id: 'ai-help', drawing: book, needs: 'aiHelp' },
  { id: 'playground', drawing: play, needs: 'playground' },
  { id: 'offline', drawing: server, needs: 'offline' },
  { id: 'no-ads', drawing: half, needs: 'ads' },
];

/** What a subscription brings, a blurb each; what this site does not have is not offered. */
export function Offer() {
  const text = useText();
  const configuration = useConfiguration();
  return (
    <section className={styles.offer} id="inside" aria-labelledby="inside-title">
      <h2 id="inside-title">{text('plus-inside')}</h2>
      <ul className={styles.blurbs}>
        {blurbs
          .filter(({ needs }) => !needs || hasCapability(needs, configuration))
          .map(({ id, drawing }) => (
            <li key={id}>
              <Glyph of={drawing} />
              <p>{text(`plus-blurb-${id}`, { site: configuration.siteTitle })}</p>
              <h3>{text(`plus-blurb-${id}-title`)}</h3>
              <p>{text(`plus-blurb-${id}-text`)}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}
