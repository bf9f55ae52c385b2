import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { Failure, type FailureCode } from '@webdocs/contracts/failures/failure';
import type { EventBus } from '@webdocs/event-bus';
import type { MountProps, PartIdentity, SlotMounter } from '@webdocs/remote-kit';
import {
  addErrorHandler,
  mountRootParcel,
  registerApplication,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnmountMaxTime,
  triggerAppChange,
  unregisterApplication,
  type ParcelConfig,
} from 'single-spa';
import type { CurrentProps } from './current-props.ts';
import type { LoadedPart } from './part-loader.ts';
import { withTimeout } from './with-timeout.ts';

/** A part that does not finish mounting must not hold up the page or the next navigation. */
const mountDeadlineMs = 6000;
/** Applications mount one after the other: one may have to wait for another that hangs. */
const turnDeadlineMs = 2 * mountDeadlineMs;
/** Longer than either lasts where the browser is busy all the time. */
const outOfReachMs = 20 * turnDeadlineMs;

export interface MountedPart {
  readonly identity: PartIdentity;
  readonly current: CurrentProps;
  /** Whether it threw while it rendered or right after: it holds its place, but shows nothing of its own. */
  hasFailed(): boolean;
  unmount(): Promise<void>;
}

export interface MountContext {
  readonly bus: EventBus;
  readonly configuration: PublicConfiguration;
  readonly slots: SlotMounter;
  readonly navigate: (href: string) => void;
  readonly prefetch: (href: string) => void;
  readonly report: (identity: PartIdentity, code: FailureCode, thrown: unknown) => void;
}

export interface Mounter {
  /** Main parts are single-spa applications: one container each, so that the next page is there before the last one goes. */
  mountApplication(loaded: LoadedPart, current: CurrentProps, domElement: HTMLElement): Promise<MountedPart>;
  /** Everything else is a parcel. */
  mountParcel(loaded: LoadedPart, current: CurrentProps, domElement: HTMLElement): Promise<MountedPart>;
}

export function createMounter(context: MountContext): Mounter {
  const active = new Set<string>();
  // The deadlines below are ours: single-spa's own would only warn earlier, on every slow machine.
  for (const allow of [setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime]) allow(outOfReachMs, false, outOfReachMs);
  /** What broke an application: single-spa tells its error handlers, and resolves as if nothing had failed. */
  const broken = new Map<string, unknown>();
  let mounted = 0;
  addErrorHandler((error) => void broken.set(error.appOrParcelName, error));

  return {
    async mountApplication(loaded, current, domElement) {
      const name = domElement.id.replace('single-spa-application:', '');
      const props = propsFor(loaded.identity, current, domElement);
      active.add(name);
      registerApplication({
        name,
        app: () => Promise.resolve(guarded(loaded)),
        activeWhen: () => active.has(name),
        customProps: props.mount,
      });
      try {
        await timed(triggerAppChange(), loaded.identity, turnDeadlineMs);
        if (broken.has(name)) throw broken.get(name);
      } catch (thrown) {
        void takeOut(name);
        throw thrown;
      }
      return { identity: loaded.identity, current, hasFailed: props.hasFailed, unmount: () => takeOut(name) };
    },
    async mountParcel(loaded, current, domElement) {
      mounted += 1;
      const config = {
        ...guarded(loaded),
        name: `${loaded.identity.remote}/${loaded.identity.part}#${mounted}`,
      } as unknown as ParcelConfig;
      const props = propsFor(loaded.identity, current, domElement);
      const parcel = mountRootParcel(config, props.mount as never);
      await timed(parcel.mountPromise, loaded.identity, mountDeadlineMs);
      return {
        identity: loaded.identity,
        current,
        hasFailed: props.hasFailed,
        async unmount() {
          if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
        },
      };
    },
  };

  async function takeOut(name: string): Promise<void> {
    active.delete(name);
    broken.delete(name);
    await unregisterApplication(name);
  }

  function propsFor(identity: PartIdentity, current: CurrentProps, domElement: HTMLElement) {
    const { bus, configuration, slots, navigate, prefetch } = context;
    let failed = false;
    const report = (code: FailureCode, thrown: unknown): void => {
      failed ||= code === 'PART_RENDER_FAILED' || code === 'PART_EFFECT_FAILED';
      context.report(identity, code, thrown);
    };
    const shared = { bus, configuration, slots, navigate, prefetch };
    const mount: MountProps & Record<string, unknown> = { ...shared, domElement, identity, current, report };
    return { mount, hasFailed: () => failed };
  }

  /** A lifecycle that never settles would block single-spa: each gets a deadline of its own. */
  function guarded({ lifecycles, identity }: LoadedPart) {
    return {
      bootstrap: (props: MountProps) => timed(lifecycles.bootstrap(props), identity, mountDeadlineMs),
      mount: (props: MountProps) => timed(lifecycles.mount(props), identity, mountDeadlineMs),
      unmount: (props: MountProps) => timed(lifecycles.unmount(props), identity, mountDeadlineMs),
    };
  }

  function timed<T>(work: Promise<T>, { remote, version, part }: PartIdentity, milliseconds: number): Promise<T> {
    return withTimeout(work, milliseconds, () => new Failure('PART_LOAD_TIMEOUT', { part, remote, version, milliseconds }));
  }
}

/** The catalogue's code for something that went wrong on the way into the page. */
export function loadFailureCode(thrown: unknown): FailureCode {
  return thrown instanceof Failure ? thrown.code : 'PART_LOAD_FAILED';
}
