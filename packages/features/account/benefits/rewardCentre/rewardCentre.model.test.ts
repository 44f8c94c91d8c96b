import { expect, it } from 'vitest';
import { playHrefOf } from '../../money/orders/freeRounds.ts';
import { sampleFreeRounds } from '../pointMall/pointMall.samples.ts';
import { freeOnes, pageNamed } from './rewardCentre.model.ts';
import { sampleReward } from './rewardCentre.samples.ts';

it('links to pages that the member centre has, and to no other', () => {
  expect(pageNamed('missionLeaderboard')).toBe('missionLeaderboard');
  expect(pageNamed('toString')).toBeNull();
  expect(pageNamed(null)).toBeNull();
});

it('opens free rounds in a game of a kind that the site knows, and no other', () => {
  const rounds = sampleFreeRounds({});
  const from = '/?centre=rewardCenter';
  expect(playHrefOf(rounds, from)).toBe(
    `/game?vassalage=CHDA&gameType=RNG&nodeId=104777&from=${encodeURIComponent(from)}`,
  );
  expect(playHrefOf({ ...rounds, gameType: { other: 'BINGO' } }, from)).toBeNull();
});

it('takes together only what waits and binds nothing', () => {
  const rewards = [
    sampleReward({ id: 'free' }),
    sampleReward({ id: 'bound', requirement: { amount: '500.00', gameTypes: [] } }),
    sampleReward({ id: 'taken', state: 'taken' }),
    sampleReward({ id: 'envelope', amount: null, claim: 'atLink' }),
    sampleReward({ id: 'spins', kind: 'spins', amount: null, claim: 'atLink', freeRounds: sampleFreeRounds({}) }),
  ];
  expect(freeOnes(rewards).map(({ id }) => id)).toEqual(['free']);
});
