import type { BetState as State } from '#api/betLegs.ts';
import type { BetRecord } from '#api/records.ts';
import { Badge, type badgeTones } from '#ui/Badge/Badge.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { stateOf } from './stateOf.ts';

/** A lost bet is neutral, never red. */
const tones: Readonly<Record<State, (typeof badgeTones)[number]>> = {
  waiting: 'accentSoft',
  won: 'money',
  lost: 'neutral',
  even: 'neutral',
};

/** How a bet stands. */
export function BetState({ bet }: { bet: Pick<BetRecord, 'profit' | 'freeStake'> }) {
  const { t } = useTranslation('records');
  const state = stateOf(bet);
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
