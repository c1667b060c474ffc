import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of what cannot be loaded or drawn. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Keeps what fails in it from taking the rest of the page along: a part that does not load, or a mistake of ours. */
export class Boundary extends Component<Props, State> {
  override readonly state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** What did not load once is not asked for again before the page is. */
export const Reload = () => (
  <button
    type="button"
    onClick={() => {
      location.reload();
    }}
  >
    Reload
  </button>
);
