/** As the reader would write it; a path that no reader can have meant stays as it came. */
export function readablePath(path: string): string {
  try {
    const decoded = decodeURI(path);
    return invisible.test(decoded) ? path : decoded;
  } catch {
    return path;
  }
}

/** Control, direction and other characters that show nothing, or show something else than they are. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
