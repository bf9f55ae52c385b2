export { createEventBus, type EventBus, type BusOptions } from './bus.ts';
export { initialFacts } from './facts.ts';
export { joinTabs } from './tabs.ts';
