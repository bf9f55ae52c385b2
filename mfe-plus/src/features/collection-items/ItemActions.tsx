import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { pencil, trash } from '@webdocs/design/drawings';
import { useText } from '@webdocs/remote-kit';
import styles from './ItemActions.module.css';

interface ItemActionsProps {
  readonly title: string;
  readonly hasNote: boolean;
  readonly isDeleting: boolean;
  readonly onNote: () => void;
  readonly onDelete: () => void;
}

export function ItemActions({ title, hasNote, isDeleting, onNote, onDelete }: ItemActionsProps) {
  const text = useText();
  const of = <span className="visually-hidden">: {title}</span>;
  return (
    <div className={styles.actions}>
      <Button kind="quiet" size="small" icon={<Glyph of={pencil} />} onClick={onNote}>
        {text(hasNote ? 'plus-items-note-edit' : 'plus-items-note-add')}
        {of}
      </Button>
      <Button
        kind="quiet"
        size="small"
        icon={<Glyph of={trash} />}
        aria-disabled={isDeleting || undefined}
        onClick={isDeleting ? undefined : onDelete}
      >
        {text(isDeleting ? 'plus-deleting' : 'plus-collections-delete')}
        {of}
      </Button>
    </div>
  );
}
