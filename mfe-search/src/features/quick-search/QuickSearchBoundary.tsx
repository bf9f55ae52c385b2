import { Component, type ReactNode } from 'react';
import styles from './QuickResults.module.css';

interface QuickSearchBoundaryProps {
  /** Another one is another chance. */
  readonly query: string;
  /** Said in place of the list. */
  readonly words: string;
  readonly onFailure: (thrown: unknown) => void;
  readonly children: ReactNode;
}

interface QuickSearchBoundaryState {
  readonly query: string;
  readonly failed: boolean;
}

/** A list that cannot be drawn leaves the field as it is: what was typed can still be sent. */
export class QuickSearchBoundary extends Component<QuickSearchBoundaryProps, QuickSearchBoundaryState> {
  override state: QuickSearchBoundaryState = { query: this.props.query, failed: false };

  static getDerivedStateFromError(): Partial<QuickSearchBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ query }: QuickSearchBoundaryProps, state: QuickSearchBoundaryState): QuickSearchBoundaryState | null {
    return query === state.query ? null : { query, failed: false };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onFailure(thrown);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert" className={styles.crashed}>
        {this.props.words}
      </p>
    );
  }
}
