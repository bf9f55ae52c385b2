const dialogs = ['alert', 'confirm', 'prompt', 'print'] as const;

/** Tells when code asks the reader something that holds it up until the reader answers: that time is not the code's. */
export function watchDialogs(onAsk: () => void, onAnswer: () => void): void {
  for (const name of dialogs) {
    const asks = window[name] as ((...words: readonly unknown[]) => unknown) | undefined;
    if (!asks) continue;
    const asked = new Proxy(asks, {
      apply(target, owner, words) {
        // What turns words into text is code too: it has no reader to wait for.
        const texts = words.map((word: unknown) => (word === undefined ? word : `${word as string}`));
        onAsk();
        try {
          return Reflect.apply(target, owner, texts);
        } finally {
          onAnswer();
        }
      },
    });
    Object.assign(window, { [name]: asked });
  }
}
