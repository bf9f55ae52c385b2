import type { Current, PartProps } from '@webdocs/remote-kit';

export interface CurrentProps extends Current<PartProps> {
  set(props: PartProps): void;
}

/** Props of a mounted part, which change when the reader moves to another page of the same owner. */
export function currentProps(start: PartProps): CurrentProps {
  let props = start;
  const listeners = new Set<() => void>();
  return {
    get: () => props,
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
