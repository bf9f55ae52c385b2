import { useText } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';

/** Takes the place of the element while the sentence is put together: a character that no message contains. */
const gap = '\u{fffc}';

/** A sentence with an element in it, wherever the language puts it. `name` is the message's variable for that place. */
export function TextAround({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const text = useText();
  const [before, after] = text(id, { [name]: gap }).split(gap);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
