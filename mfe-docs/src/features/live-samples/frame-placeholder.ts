/** An empty frame of a live sample, as the content build writes it. */
const emptyFrame = /<iframe((?: [^>]*)? data-live-id="[^>]*)><\/iframe>/g;

/**
 * Keeps the room of each live sample by a drawing of nothing. A browser makes a whole document for every frame while it reads the page,
 * one without an address too: a reader would wait for dozens that most never come to.
 */
export function withWaitingFrames(html: string | undefined): string | undefined {
  return html?.replace(emptyFrame, '<svg$1 aria-hidden="true"></svg>');
}

/** Puts the frame in place of what kept its room. */
export function frameInPlaceOf(waiting: Element): HTMLIFrameElement {
  if (waiting instanceof HTMLIFrameElement) return waiting;
  const frame = document.createElement('iframe');
  for (const { name, value } of waiting.attributes) if (name !== 'aria-hidden') frame.setAttribute(name, value);
  waiting.replaceWith(frame);
  return frame;
}
