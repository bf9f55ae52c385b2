import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** What the server had put into the container; shown again when the part throws. */
  readonly serverNodes: readonly ChildNode[];
  readonly onFailure: (thrown: unknown, when: 'rendering' | 'later') => void;
  readonly children: ReactNode;
}

/** Keeps a part that throws from emptying its place: the reader goes on with the HTML of the server. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  #mounted = false;

  override componentDidMount() {
    this.#mounted = true;
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onFailure(thrown, this.#mounted ? 'later' : 'rendering');
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <div data-part-failed ref={(element) => element?.replaceChildren(...this.props.serverNodes)} />;
  }
}
