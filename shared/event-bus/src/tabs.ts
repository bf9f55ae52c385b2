import { events, type EventName, type EventPayload } from '@webdocs/contracts/events/event';
import type { EventBus } from './bus.ts';

const channelName = 'webdocs-events';

interface TabMessage {
  readonly name: EventName;
  readonly version: number;
  readonly payload: EventPayload<EventName>;
}

/** Keeps the reader's open tabs in step: events that the contract marks `tabs` go to the others, and theirs come here. */
export function joinTabs(bus: EventBus, open: (name: string) => BroadcastChannel = (name) => new BroadcastChannel(name)): () => void {
  const channel = open(channelName);
  const shared = (Object.keys(events) as EventName[]).filter((name) => events[name].tabs);
  let receiving = false;

  const leave = shared.map((name) =>
    bus.subscribe(name, (payload) => {
      if (!receiving) channel.postMessage({ name, version: events[name].version, payload });
    }),
  );
  channel.onmessage = ({ data }: MessageEvent<Partial<TabMessage> | null>) => {
    // A tab with another release may speak another version: what this one does not know it leaves alone.
    const name = shared.find((known) => known === data?.name);
    if (!name || events[name].version !== data?.version) return;
    receiving = true;
    bus.publish(name, data.payload as never);
    receiving = false;
  };
  return () => {
    for (const stop of leave) stop();
    channel.close();
  };
}
