import type { BetState } from '#api/records.ts';
import type { badgeTones } from '#ui/Badge/Badge.tsx';

/** The badge colours of a bet's state. A lost bet is neutral, never red. */
export const stateTones: Readonly<Record<BetState, (typeof badgeTones)[number]>> = {
  waiting: 'accentSoft',
  won: 'money',
  lost: 'neutral',
  even: 'neutral',
};
