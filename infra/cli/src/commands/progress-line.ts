const everyMs = 2_000;

/** Tells now and then how far a work on pages is, how fast, and for how long it goes on. */
export function progressIn(tell: (line: string) => void, now = () => performance.now()): (done: number, total: number) => void {
  let began: number | undefined;
  let last = 0;
  return (done, total) => {
    const moment = now();
    began ??= moment;
    if (moment - Math.max(began, last) < everyMs) return;
    last = moment;
    const rate = done / ((moment - began) / 1000);
    tell(`${done} of ${total} pages, ${Math.round(rate)}/s, ${Math.ceil((total - done) / rate)} s left`);
  };
}
