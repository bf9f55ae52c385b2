import { useEffect, type RefObject } from 'react';

const settleMs = 250;

/** Tells styles how much of the window the sticky header covers, once a resize has come to rest. */
export function useStickyHeight(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const height = header.current?.offsetHeight;
      if (height) document.documentElement.style.setProperty('--sticky-header-height', `${height}px`);
    };
    const measureWhenSettled = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, settleMs);
    };
    measure();
    addEventListener('resize', measureWhenSettled);
    return () => {
      removeEventListener('resize', measureWhenSettled);
      clearTimeout(timer);
    };
  }, [header]);
}
