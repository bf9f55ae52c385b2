import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** The page that the part is given to show. The next one is a new chance for a part that failed. */
  readonly shown: object;
  /** What the server had put into the container for the first of them; shown again when the part throws. */
  readonly serverNodes: readonly ChildNode[];
  /** True for what is on every page alike, a search box say: its HTML is as good on the next page. */
  readonly outlivesPage: boolean;
  readonly onFailure: (thrown: unknown, when: 'rendering' | 'later') => void;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly shown: object;
  readonly failed: boolean;
}

/** Keeps a part that throws from emptying its place: the reader goes on with the HTML of the server. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { shown: this.props.shown, failed: false };

  static getDerivedStateFromError(): Partial<PartBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ shown }: PartBoundaryProps, state: PartBoundaryState): PartBoundaryState | null {
    return shown === state.shown ? null : { shown, failed: false };
  }

  readonly #first = this.props.shown;
  #rendered: object | undefined;

  override componentDidMount() {
    this.#noteRendered();
  }

  override componentDidUpdate() {
    this.#noteRendered();
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onFailure(thrown, this.#rendered === this.state.shown ? 'later' : 'rendering');
  }

  #noteRendered() {
    if (!this.state.failed) this.#rendered = this.state.shown;
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { outlivesPage, serverNodes } = this.props;
    const nodes = outlivesPage || this.state.shown === this.#first ? serverNodes : [];
    return <div data-part-failed ref={(element) => element?.replaceChildren(...nodes)} />;
  }
}
