import { useText } from '@webdocs/remote-kit';
import { useEffect, type RefObject } from 'react';
import type { Interest, LinkPreviews } from './link-previews.ts';
import { previewedAddress } from './previewed-address.ts';

/** Who follows a link at once needs no preview, and nothing is fetched for one. */
const dwellMs = 150;

/** Readers see what a link in the text leads to before they follow it: with a mouse, and with the keyboard. */
export function useLinkPreviews(container: RefObject<HTMLElement | null>, page: string, areWanted: boolean): void {
  const text = useText();
  useEffect(() => {
    const element = container.current;
    // A card is in the top layer: browsers that lack it have their links alone.
    if (!element || !areWanted || !('popover' in element)) return;
    let previews: Promise<LinkPreviews> | undefined;
    let isOver = false;
    let dwelling: number | undefined;
    element.addEventListener('pointerover', considerPointed);
    element.addEventListener('focusin', considerFocused);
    considerPresent(element);
    return () => {
      isOver = true;
      window.clearTimeout(dwelling);
      element.removeEventListener('pointerover', considerPointed);
      element.removeEventListener('focusin', considerFocused);
      void previews?.then(({ stop }) => stop());
    };

    function considerPointed({ target, pointerType }: PointerEvent): void {
      if (pointerType !== 'touch') consider(target, 'pointer');
    }

    function considerFocused({ target }: FocusEvent): void {
      if ((target as Element).matches(':focus-visible')) consider(target, 'focus');
    }

    /** Its reader may have come to a link before this did. What a finger has touched is not pointed at. */
    function considerPresent(shown: HTMLElement): void {
      if (window.matchMedia('(hover: hover)').matches) consider(shown.querySelector('a:hover'), 'pointer');
      consider(shown.querySelector('a:focus-visible'), 'focus');
    }

    function consider(target: EventTarget | null, interest: Interest): void {
      const link = (target as Element | null)?.closest<HTMLAnchorElement>('article a[href]');
      const address = link && previewedAddress(link.href, page);
      if (!address) return;
      window.clearTimeout(dwelling);
      dwelling = window.setTimeout(() => isStill(link, interest) && prepare(link, address, interest), dwellMs);
    }

    function prepare(link: HTMLElement, address: string, interest: Interest): void {
      previews ??= import(/* webpackChunkName: "docs-link-previews" */ './link-previews.ts').then(({ linkPreviews }) => linkPreviews(text));
      // Without its code there is no preview; the link is there.
      previews.then(
        (ready) => !isOver && isStill(link, interest) && ready.consider(link, address, interest),
        () => (previews = undefined),
      );
    }
  }, [container, page, areWanted, text]);
}

/** The code may come when its reader is elsewhere. */
function isStill(link: HTMLElement, interest: Interest): boolean {
  return link.matches(interest === 'focus' ? ':focus' : ':hover');
}
