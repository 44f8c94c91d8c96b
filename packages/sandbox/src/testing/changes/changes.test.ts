import { describe, expect, test } from 'vitest';
import type { AnyOperation } from '#api/operation.ts';
import { operations } from '#api/operations.ts';
import type { ScenarioName } from '../../scenarioNames.ts';
import { accountScenes } from './accountScenes.ts';
import { agentScenes } from './agentScenes.ts';
import { moneyScenes } from './moneyScenes.ts';
import { changesOf, compareChanges } from './proof.ts';
import { inputsOf, memberReads, readAll } from './readings.ts';
import { rewardScenes } from './rewardScenes.ts';
import { beginScene } from './scenes.ts';

const scenes = { ...moneyScenes, ...rewardScenes, ...accountScenes, ...agentScenes };
const all: readonly AnyOperation[] = Object.values(operations);

test('every operation that states changes has a scene', () => {
  const stating = all.flatMap(({ id, changes }) => (changes === undefined ? [] : [id]));
  expect(Object.keys(scenes).toSorted()).toEqual(stating.toSorted());
});

describe('the reads that are compared', () => {
  const accounts: readonly (readonly [account: string, scenario: ScenarioName])[] = [
    ['demo', 'demonstration'],
    ['demo', 'manyWallets'],
    ['awaiting', 'demonstration'],
    ['agent', 'transfers'],
    ['nok', 'contracts'],
  ];
  const begin = async ([as, scenario]: (typeof accounts)[number]) =>
    (await beginScene({ as, scenario, prepare: () => async () => ({ ok: true, value: null }) })).platform;

  test.each(accounts)('answer %s in “%s” the same until something changes', async (...account) => {
    const platform = await begin(account);
    const asked = inputsOf(platform);
    expect(readAll(platform, asked)).toEqual(readAll(platform, asked));
  });

  test('each answer one of these accounts, so that a difference is seen', async () => {
    const answered = new Set<string>();
    for (const account of accounts) {
      const platform = await begin(account);
      const asked = inputsOf(platform);
      readAll(platform, asked).forEach((answer, at) => {
        if (answer.startsWith('{"success":true')) answered.add(asked[at]?.id ?? '');
      });
    }
    expect(memberReads.filter((id) => !answered.has(id))).toEqual([]);
  });
});

describe('the comparison', () => {
  test('finds a read that an operation changes and does not state, and one that it states for nothing', async () => {
    const [scene] = rewardScenes.gameFavouriteSet ?? [];
    const changed = new Set(scene && (await changesOf(scene)));
    expect(compareChanges(['gameFavouriteIds', 'walletBalance'], changed)).toEqual({
      missing: ['gameFavouriteList'],
      needless: ['walletBalance'],
    });
  });
});
