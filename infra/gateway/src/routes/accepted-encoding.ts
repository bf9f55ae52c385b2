import { encodings, type Encoding } from '../cache/page-cache.ts';

/** The best encoding that the client takes: brotli, then gzip. A weight of zero is a refusal. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return encodings.find((encoding) => encoding === 'identity' || (accepted.get(encoding) ?? 0) > 0) ?? 'identity';
}
