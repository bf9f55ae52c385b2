import {
  countPlacementView,
  followPlacement,
  type CreativeColors,
  type PlacedCreative,
  type PlacementSlot,
} from '@webdocs/contracts/api/placements';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { countView } from '../../../data/placed-creatives.ts';
import styles from '../Placement.module.css';
import paid from './PaidCreative.module.css';
import { inViewForASecond } from './in-view.ts';

interface PaidCreativeProps {
  readonly placed: PlacedCreative;
  readonly slot: PlacementSlot;
  /** Its address, where it has one. */
  readonly picture: string | undefined;
  /** Staff look at it, so it is seen at any width. */
  readonly isPreviewed: boolean;
}

/** A creative of a campaign. All that it says is text. */
export function PaidCreative({ placed, slot, picture, isPreviewed }: PaidCreativeProps) {
  const { click, view, heading, copy, cta, alt = '', colors } = placed;
  const link = useRef<HTMLAnchorElement>(null);
  // The place itself: its link has no box of its own in the band above the page.
  const placeOf = () => link.current?.closest('section');
  useLayoutEffect(() => {
    const place = placeOf();
    return place && colors ? colored(place, colors) : undefined;
  }, [colors]);
  useLayoutEffect(() => {
    const place = placeOf();
    if (!place || !isPreviewed) return;
    place.dataset['previewed'] = slot;
    return () => void delete place.dataset['previewed'];
  }, [isPreviewed, slot]);
  useEffect(() => {
    const place = placeOf();
    return place ? inViewForASecond(place, () => countView(addressOf(countPlacementView.path, view))) : undefined;
  }, [view]);

  function addressOf(path: string, code: string): string {
    return `${path}?code=${encodeURIComponent(code)}&version=${placed.version}`;
  }

  const shape = slot === 'top' || slot === 'side' ? slot : 'wide';
  const classOf = (name: 'creative' | 'picture' | 'words', own: 'link' | 'picture' | 'words') =>
    `${styles[name]} ${paid[own] ?? ''} ${paid[shape] ?? ''}`;
  return (
    <a
      ref={link}
      className={classOf('creative', 'link')}
      href={addressOf(followPlacement.path, click)}
      target="_blank"
      rel="sponsored noopener"
    >
      {picture && <img className={classOf('picture', 'picture')} src={picture} alt={alt} />}
      <span className={classOf('words', 'words')}>
        <span className={styles.message}>
          {heading && <b className={paid.heading}>{heading}</b>} <span className={styles.copy}>{copy}</span>
        </span>{' '}
        {cta && <span className={`${styles.more} ${colors ? paid.button : ''}`}>{cta}</span>}
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
