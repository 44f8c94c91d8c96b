import type { GivenEnvelopeState } from '#api/agentEnvelopes.ts';
import type { BadgeProps } from '#ui/Badge/Badge.tsx';

/** The tone of what became of a red envelope. */
export const givenTones = {
  waiting: 'accentSoft',
  opened: 'positive',
  returned: 'neutral',
} as const satisfies Readonly<Record<GivenEnvelopeState, BadgeProps['tone']>>;
