import { latePiece } from '@webdocs/remote-kit';
// What the server made of it is styled from the first paint, and where no script runs.
import './LearningCard.module.css';

/** How far a reader has come in a path is known in the browser alone: it comes after the text. */
export const LearningProgress = latePiece(
  async () => (await import(/* webpackChunkName: "docs-learning-card" */ './LearningCard.tsx')).learningCard,
);
