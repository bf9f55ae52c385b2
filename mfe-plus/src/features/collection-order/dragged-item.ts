/** What a drag of an article carries: its id. */
export const draggedKind = 'application/x-webdocs-item';
