import { definePiece } from '@webdocs/remote-kit';
import { useEffect, useRef, type RefObject } from 'react';
import words from './words/en-US.ftl';

interface FileDropProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Makes an element take files that are dropped on it. Text is dropped into the editors as before. */
export function FileDrop({ root, onFiles }: FileDropProps) {
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const ending = new AbortController();
    const on = (kind: 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void) =>
      element.addEventListener(kind, hear, { signal: ending.signal });
    const mark = (isOver: boolean) => element.toggleAttribute('data-dropping', isOver);
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      mark(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) mark(false);
    });
    on('drop', (event) => {
      mark(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    });
    return () => ending.abort();
  }, [root]);
  return null;
}

export const fileDrop = definePiece({ component: FileDrop, messages: words });
