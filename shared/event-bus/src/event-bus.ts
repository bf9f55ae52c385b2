export { createEventBus, type EventBus, type BusOptions } from './bus.ts';
export { joinTabs } from './tabs.ts';
