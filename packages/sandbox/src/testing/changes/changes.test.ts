import { describe, expect, test } from 'vitest';
import { tellsOf } from '#api/live.ts';
import type { AnyOperation } from '#api/operation.ts';
import { operations } from '#api/operations.ts';
import { minuteMs } from '#text/durations.ts';
import { publicState, refreshPublic } from '../../live/publicState.ts';
import { topicKey, versionOf } from '../../live/versions.ts';
import { settleWhatIsDue } from '../../money/settlement.ts';
import type { ScenarioName } from '../../scenarioNames.ts';
import { memberIdOf } from '../../seed/members.ts';
import { accountScenes } from './accountScenes.ts';
import { agentScenes } from './agentScenes.ts';
import { moneyScenes } from './moneyScenes.ts';
import { changesOf, compareChanges, toldOf } from './proof.ts';
import { differing, inputsOf, memberReads, readAll } from './readings.ts';
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

describe('while nobody calls', () => {
  test.each(['demo', 'awaiting'])('what “%s” is told of changes with a version', async (as) => {
    const { platform } = await beginScene({ as, prepare: () => async () => ({ ok: true, value: null }) });
    const { sandbox } = platform;
    const drawsVersion = (): number => {
      refreshPublic(sandbox, ['draws']);
      return publicState(sandbox, 'draws')?.version ?? 0;
    };
    const asked = inputsOf(platform).filter(({ id }) => toldOf([id]).length > 0 || tellsOf('draws').includes(id));
    const seen = new Set<string>();
    // A site that was left for longer asks in any case: rewards end and weeks begin by themselves.
    for (const [pause, minutes] of [
      [0, 1],
      [45, 5],
      [120, 10],
      [200, 10],
    ] as const) {
      platform.advance(pause * minuteMs);
      settleWhatIsDue(sandbox);
      const before = readAll(platform, asked);
      const versions = [versionOf(sandbox, topicKey('account', memberIdOf(as))), drawsVersion()];
      platform.advance(minutes * minuteMs);
      settleWhatIsDue(sandbox);
      const changed = differing(asked, before, readAll(platform, asked));
      changed.forEach((id) => seen.add(id));
      if (versionOf(sandbox, topicKey('account', memberIdOf(as))) === versions[0]) expect(toldOf(changed)).toEqual([]);
      if (drawsVersion() === versions[1]) expect(changed.filter((id) => toldOf([id]).length === 0)).toEqual([]);
    }
    expect(seen).toContain('lotteryResults');
  });
});
