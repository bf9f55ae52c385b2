const shareInView = 0.5;
const longEnoughMs = 1000;

/** Calls once half of the element was in view of a visible tab for one second without a break. Returns what ends it. */
export function inViewForASecond(element: Element, done: () => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isInView && document.visibilityState === 'visible') timer = setTimeout(seen, longEnoughMs);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const share = entries.at(-1)?.intersectionRatio ?? 0;
      if (share >= shareInView === isInView) return;
      isInView = !isInView;
      look();
    },
    { threshold: shareInView },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return end;

  function seen() {
    end();
    done();
  }

  function end() {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  }
}
