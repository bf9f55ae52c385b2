/** Calls back once a place is above what the reader sees: what comes in there then moves nothing in view. Returns how to stop. */
export function whenNothingMoves(place: Element, show: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.bottom >= 0) return;
      observer.disconnect();
      show();
    },
    { threshold: 0 },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

/** Browsers without scroll anchoring would show other lines after something came in above. */
export function keepInView(above: Element): void {
  if (!CSS.supports('overflow-anchor', 'auto')) scrollBy({ top: above.getBoundingClientRect().height, behavior: 'instant' });
}
