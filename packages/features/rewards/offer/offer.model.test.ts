import { describe, expect, it } from 'vitest';
import { promotionStateNames } from '#api/promotions.ts';
import { mostBound, stageOfKey, stateKey, stateTones } from './offer.model.ts';
import { sampleOffer } from './offer.samples.ts';

describe('a state', () => {
  it.each(promotionStateNames)('%s has words, a colour and a step', (state) => {
    const key = stateKey(state);
    expect(key).not.toBeNull();
    expect(stateTones[key ?? 'join']).toBeTypeOf('string');
    expect(stageOfKey[key ?? 'join']).toBeTypeOf('string');
  });
  it.each(['Paused', 'toString'])('that is unknown has none: %s', (other) => expect(stateKey({ other })).toBeNull());
});

describe('what a reward binds at most', () => {
  const { terms } = sampleOffer();
  const requirement = { times: 8, days: 14, gameTypes: [] };
  it('is so many times the largest reward', () => {
    const deposit = { percent: 50, from: '300.00', most: '1500.00' };
    expect(mostBound({ ...terms, reward: null, deposit, requirement })).toBe('12000.00');
    expect(mostBound({ ...terms, reward: '88.50', requirement: { ...requirement, times: 3 } })).toBe('265.50');
  });
  it('is nothing where nothing is asked for', () => expect(mostBound(terms)).toBeNull());
});
