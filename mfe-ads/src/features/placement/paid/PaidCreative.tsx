import { countPlacementView, followPlacement, type CreativeColors, type PlacedCreative } from '@webdocs/contracts/api/placements';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { countView } from '../../../data/placed-creatives.ts';
import styles from '../Placement.module.css';
import { inViewForASecond } from './in-view.ts';

/** A creative of a campaign. All that it says is text. */
export function PaidCreative({ placed, picture }: { readonly placed: PlacedCreative; readonly picture: string | undefined }) {
  const { click, view, heading, copy, cta, alt = '', colors } = placed;
  const link = useRef<HTMLAnchorElement>(null);
  // The place itself: its link has no box of its own in the band above the page.
  const placeOf = () => link.current?.closest('section');
  useLayoutEffect(() => {
    const place = placeOf();
    return place && colors && colored(place, colors);
  }, [colors]);
  useEffect(() => {
    const place = placeOf();
    return place ? inViewForASecond(place, () => countView(addressOf(countPlacementView.path, view))) : undefined;
  }, [view]);

  function addressOf(path: string, code: string): string {
    return `${path}?code=${encodeURIComponent(code)}&version=${placed.version}`;
  }

  return (
    <a
      ref={link}
      className={styles.creative}
      href={addressOf(followPlacement.path, click)}
      target="_blank"
      rel="sponsored noopener"
      data-paid={picture ? 'picture' : 'words'}
    >
      {picture && <img className={styles.picture} src={picture} alt={alt} />}
      <span className={styles.words}>
        <span className={styles.message}>
          {heading && <b>{heading}</b>} <span className={styles.copy}>{copy}</span>
        </span>{' '}
        {cta && <span className={styles.more}>{cta}</span>}
      </span>
    </a>
  );
}

/** Custom properties, so that the style sheet chooses between light and dark. Returns what takes them away. */
function colored({ style }: HTMLElement, colors: CreativeColors): () => void {
  const properties = Object.entries(colors).map(
    ([name, color]) => [`--ad-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, color] as const,
  );
  for (const [property, color] of properties) style.setProperty(property, color);
  return () => {
    for (const [property] of properties) style.removeProperty(property);
  };
}
