/** Of this many turns one is for the work, the rest for the reader. */
const oneOf = 5;

/**
 * Does some work when asked to, once for each frame of the screen at most, and then rests four times as long as it took: however much there is to
 * do, the page answers.
 */
export function paced(work: () => void): () => void {
  let isComing = false;
  let restUntil = 0;
  return () => {
    if (isComing) return;
    isComing = true;
    const rest = restUntil - performance.now();
    if (rest > 0) window.setTimeout(askForFrame, rest);
    else askForFrame();
  };

  function askForFrame(): void {
    window.requestAnimationFrame(() => {
      isComing = false;
      const start = performance.now();
      work();
      const end = performance.now();
      restUntil = end + (oneOf - 1) * (end - start);
    });
  }
}
