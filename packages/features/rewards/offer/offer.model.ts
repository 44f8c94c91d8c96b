import { type PromotionState, type PromotionStateName, promotionStateNames } from '#api/promotions.ts';

/** The states by the keys of their messages. */
const keys = {
  Join: 'join',
  Claim: 'claim',
  Applying: 'applying',
  Close: 'close',
  Rejected: 'rejected',
  Issued: 'issued',
  Claimed: 'claimed',
  Process: 'process',
  Joined: 'joined',
  signed: 'signed',
  'coming soon': 'comingSoon',
} as const satisfies Record<PromotionStateName, string>;
export type StateKey = (typeof keys)[PromotionStateName];

/** The key of a state's messages; null for a state that this site does not know. */
export function stateKey(state: PromotionState['state']): StateKey | null {
  const name = promotionStateNames.find((known) => known === state);
  return name === undefined ? null : keys[name];
}

/** The colour of a state: what waits for the player stands out, what is over does not. */
export const stateTones = {
  join: 'accentSoft',
  claim: 'positive',
  applying: 'neutral',
  close: 'neutral',
  rejected: 'neutral',
  issued: 'positive',
  claimed: 'neutral',
  process: 'accentSoft',
  joined: 'accentSoft',
  signed: 'accentSoft',
  comingSoon: 'neutral',
} as const satisfies Record<StateKey, string>;

/** The steps of a promotion for a player, in the order of the filter. */
export const stages = ['open', 'active', 'claim', 'over'] as const;
export type Stage = (typeof stages)[number];

/** The step of each state. */
export const stageOfKey: Readonly<Record<StateKey, Stage>> = {
  join: 'open',
  comingSoon: 'open',
  joined: 'active',
  process: 'active',
  signed: 'active',
  applying: 'active',
  claim: 'claim',
  claimed: 'over',
  issued: 'over',
  rejected: 'over',
  close: 'over',
};

/** The most that a reward can bind, in baht with two decimals: so many times the largest reward. Null for nothing. */
export function mostBound({ reward, deposit, requirement }: PromotionState['terms']): string | null {
  const most = deposit?.most ?? reward;
  if (requirement === null || most === null) return null;
  return (Number(most) * requirement.times).toFixed(2);
}
