import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { Failure, type FailureCode } from '@webdocs/contracts/failure';
import type { EventBus } from '@webdocs/event-bus';
import { withDeadline } from '@webdocs/http';
import type { MountProps, PartIdentity, SlotMounter } from '@webdocs/remote-kit';
import {
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

/** A part that does not finish mounting must not hold up the page or the next navigation. */
const mountDeadlineMs = 6000;

export interface MountedPart {
  readonly identity: PartIdentity;
  readonly current: CurrentProps;
  unmount(): Promise<void>;
}

export interface MountContext {
  readonly bus: EventBus;
  readonly configuration: PublicConfiguration;
  readonly slots: SlotMounter;
  readonly navigate: (href: string) => void;
  readonly report: (identity: PartIdentity, code: FailureCode, thrown: unknown) => void;
}

export interface Mounter {
  /** Main parts are single-spa applications: one container each, so that the next page stands before the last one goes. */
  mountApplication(loaded: LoadedPart, current: CurrentProps, domElement: HTMLElement): Promise<MountedPart>;
  /** Everything else is a parcel. */
  mountParcel(loaded: LoadedPart, current: CurrentProps, domElement: HTMLElement): Promise<MountedPart>;
}

export function createMounter(context: MountContext): Mounter {
  const active = new Set<string>();
  // The deadlines below are ours: single-spa's own would only warn earlier, on every slow machine.
  for (const allow of [setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime]) allow(2 * mountDeadlineMs, false, 2 * mountDeadlineMs);
  let mounted = 0;

  return {
    async mountApplication(loaded, current, domElement) {
      const name = domElement.id.replace('single-spa-application:', '');
      active.add(name);
      registerApplication({
        name,
        app: () => Promise.resolve(guarded(loaded)),
        activeWhen: () => active.has(name),
        customProps: propsFor(loaded.identity, current, domElement),
      });
      await timed(triggerAppChange(), loaded.identity);
      return {
        identity: loaded.identity,
        current,
        async unmount() {
          active.delete(name);
          await unregisterApplication(name);
        },
      };
    },
    async mountParcel(loaded, current, domElement) {
      mounted += 1;
      const config = {
        ...guarded(loaded),
        name: `${loaded.identity.remote}/${loaded.identity.part}#${mounted}`,
      } as unknown as ParcelConfig;
      const parcel = mountRootParcel(config, propsFor(loaded.identity, current, domElement) as never);
      await timed(parcel.mountPromise, loaded.identity);
      return {
        identity: loaded.identity,
        current,
        async unmount() {
          if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
        },
      };
    },
  };

  function propsFor(identity: PartIdentity, current: CurrentProps, domElement: HTMLElement): MountProps & Record<string, unknown> {
    const { bus, configuration, slots, navigate } = context;
    return {
      domElement,
      identity,
      bus,
      configuration,
      slots,
      current,
      navigate,
      report: (code: FailureCode, thrown: unknown) => context.report(identity, code, thrown),
    };
  }

  /** A lifecycle that never settles would block single-spa: each gets a deadline of its own. */
  function guarded({ lifecycles, identity }: LoadedPart) {
    return {
      bootstrap: (props: MountProps) => timed(lifecycles.bootstrap(props), identity),
      mount: (props: MountProps) => timed(lifecycles.mount(props), identity),
      unmount: (props: MountProps) => timed(lifecycles.unmount(props), identity),
    };
  }

  function timed<T>(work: Promise<T>, { remote, version, part }: PartIdentity): Promise<T> {
    return withDeadline(
      work,
      mountDeadlineMs,
      () => new Failure('PART_LOAD_TIMEOUT', { part, remote, version, milliseconds: mountDeadlineMs }),
    );
  }
}

/** The catalogue's code for something that went wrong on the way into the page. */
export function loadFailureCode(thrown: unknown): FailureCode {
  return thrown instanceof Failure ? thrown.code : 'PART_LOAD_FAILED';
}
