import { connect } from 'node:net';

export interface RawReply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes unchanged: no client in between that would fix an address or refuse a header. */
export function rawRequest(address: string, text: string): Promise<RawReply> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const answer = Buffer.concat(chunks).toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), head: answer.slice(0, end), body: answer.slice(end + 4) });
    });
  });
}

/** A plain GET for exactly this target. */
export function rawGet(address: string, target: string, headers: Readonly<Record<string, string>> = {}): Promise<RawReply> {
  const lines = Object.entries({ Host: new URL(address).host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return rawRequest(address, `GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
}
