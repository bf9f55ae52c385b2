/** What the buttons around the panes do. */
export type PlayAct = 'run' | 'open' | 'mine' | 'reset' | 'clear' | 'retry' | 'fork' | 'undo' | 'report';

/** Does it, and says a sentence of it. */
export type OnAct = (act: PlayAct, said?: string) => void;
