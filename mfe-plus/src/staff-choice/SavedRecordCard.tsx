import { Button } from '@webdocs/design/Button';
import { useState, type ReactNode } from 'react';
import { RecordCard, type RecordCardProps } from './RecordCard.tsx';
import frame from './frame.module.css';

interface SavedRecordCardProps extends RecordCardProps {
  readonly facts: ReactNode;
  readonly views: ReactNode;
  /** The buttons of what can be done with it, besides its deletion. */
  readonly acts: ReactNode;
  /** Where one of these failed. */
  readonly failed: ReactNode;
  readonly deleteLabel: string;
  readonly deleteDialog: (onClose: () => void) => ReactNode;
}

/** A record that was saved: looked at in one of its views, acted on, and deleted. */
export function SavedRecordCard({ facts, views, acts, failed, deleteLabel, deleteDialog, children, ...card }: SavedRecordCardProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <RecordCard {...card}>
      {facts}
      <div className={frame.bar}>
        {views}
        <div className={frame.acts}>
          {acts}
          <Button kind="danger" size="small" onClick={() => setDeleting(true)}>
            {deleteLabel}
          </Button>
        </div>
      </div>
      {failed}
      {children}
      {isDeleting && deleteDialog(() => setDeleting(false))}
    </RecordCard>
  );
}
