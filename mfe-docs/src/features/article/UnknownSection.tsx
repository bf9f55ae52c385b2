import { Note } from '@webdocs/design/Note';
import { useText } from '@webdocs/remote-kit';

/** A newer content build may send a kind of section that this version cannot draw. */
export function UnknownSection({ type }: { readonly type: string }) {
  const text = useText();
  return (
    <Note kind="danger" title={text('docs-error')}>
      {text('docs-unknown-section', { type })}
    </Note>
  );
}
