import type { Current, PartProps } from '@webdocs/remote-kit';

export interface CurrentProps extends Current<PartProps> {
  set(props: PartProps): void;
}

/** Props of a mounted part, which change when the reader moves to another page of the same owner, or right after hydration. */
export function currentProps(start: PartProps, served: PartProps = start): CurrentProps {
  let props = start;
  const listeners = new Set<() => void>();
  return {
    get: () => props,
    served: () => served,
    set(next) {
      props = next;
      for (const listener of listeners) listener();
    },
    onChange(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
  };
}
