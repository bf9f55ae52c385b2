import type { SerializedObject } from '@webdocs/contracts/samples/sample-messages';

/** A value that may go to another window: itself, where browsers can copy it, or else its text. */
export function cloneable(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return { _MDNPlaySerializedObject: textOf(value) } satisfies SerializedObject;
  }
}

function textOf(value: unknown): string {
  try {
    if (value instanceof Element) return value.outerHTML;
    if (value instanceof Node) return value.nodeName;
    if (typeof value === 'object' && value !== null) return textOfObject(value);
    return String(value);
  } catch {
    // A proxy may throw whatever it is asked.
    return '[object Object]';
  }
}

const longestText = 10_000;

function textOfObject(value: object): string {
  const name = value.constructor?.name ?? 'Object';
  const around = new Set<object>();
  const text = JSON.stringify(
    value,
    (_, inner: unknown) => {
      if (typeof inner === 'function') return `ƒ ${inner.name}`;
      if (typeof inner === 'symbol' || typeof inner === 'bigint') return String(inner);
      if (inner instanceof Node || inner instanceof Window) return `[${inner.constructor.name}]`;
      if (typeof inner !== 'object' || inner === null) return inner;
      if (around.has(inner)) return '…';
      around.add(inner);
      return inner;
    },
    1,
  );
  const short = text.replace(/\n\s*/g, ' ').slice(0, longestText);
  return name === 'Object' || Array.isArray(value) ? short : `${name} ${short}`;
}
