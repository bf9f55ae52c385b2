/**
 * What is behind `data:` in a stream of events, an event at a time, however the network cuts the bytes. Tells of everything that comes:
 * comments keep a connection alive while there is no event.
 */
export async function* eventLines(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      onBytes();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A return at the end may be half of a line break.
      const lines = (done ? `${rest}\n\n` : rest).split(/\r\n|\n|\r(?!$)/);
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
        else if (line === '' && data.length > 0) {
          yield data.join('\n');
          data = [];
        }
      }
      if (done) return;
    }
  } finally {
    // A reader who stops in the middle lets the connection go.
    reader.cancel().catch(() => undefined);
  }
}
