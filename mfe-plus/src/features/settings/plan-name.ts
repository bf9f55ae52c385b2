import type { SubscriptionType } from '@webdocs/contracts/reader/plans';

type Text = (id: string, values?: Record<string, string>) => string;

/** What a plan is called, with how it is paid for: "Plus 5, paid yearly". */
export function planName(type: SubscriptionType, text: Text): string {
  if (type === 'core') return text('plus-settings-plan-core');
  const plan = text(type.startsWith('mdn_plus_10') ? 'plus-settings-plan-plus10' : 'plus-settings-plan-plus5');
  return text(type.endsWith('y') ? 'plus-settings-plan-year' : 'plus-settings-plan-month', { plan });
}
