import { EndpointTrouble } from './endpoint-trouble.ts';

const sentLimits = { line: 256 * 1024, bytes: 16 * 1024 * 1024 } as const;

/**
 * The `data:` lines of an event stream. Events that are spread over several such lines are not joined: no server of this protocol writes
 * them, and each line is checked for itself.
 */
export async function* sentLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // Text that is not UTF-8 would reach readers as question marks.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > sentLimits.bytes) throw new EndpointTrouble('away', `it sent more than ${sentLimits.bytes} bytes`);
    rest += decoded(decoder, piece);
    // A carriage return at the end may be the first half of a line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > sentLimits.line) throw new EndpointTrouble('away', `it sent a line of more than ${sentLimits.line} characters`);
    yield* lines.flatMap(dataOf);
  }
  rest += decoded(decoder);
  yield* rest.split(/\r/).flatMap(dataOf);
}

function decoded(decoder: InstanceType<typeof TextDecoder>, piece?: Uint8Array): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    throw new EndpointTrouble('away', 'it sent text that is not UTF-8');
  }
}

function dataOf(line: string): string[] {
  return line.startsWith('data:') ? [line.slice('data:'.length).trim()] : [];
}
