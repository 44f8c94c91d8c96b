import { expect, it } from 'vitest';
import { freeOnes, pageNamed } from './rewardCentre.model.ts';
import { sampleReward } from './rewardCentre.samples.ts';

it('links to pages that the member centre has, and to no other', () => {
  expect(pageNamed('missionLeaderboard')).toBe('missionLeaderboard');
  expect(pageNamed('toString')).toBeNull();
  expect(pageNamed(null)).toBeNull();
});

it('takes together only what waits and binds nothing', () => {
  const rewards = [
    sampleReward({ id: 'free' }),
    sampleReward({ id: 'bound', requirement: { amount: '500.00', gameTypes: [] } }),
    sampleReward({ id: 'taken', state: 'taken' }),
    sampleReward({ id: 'envelope', amount: null, claim: 'atLink' }),
  ];
  expect(freeOnes(rewards).map(({ id }) => id)).toEqual(['free']);
});
