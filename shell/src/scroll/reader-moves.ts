/** What readers do when they want to be elsewhere in the page. */
export const readerMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
