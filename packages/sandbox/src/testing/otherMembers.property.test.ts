import { expect, test } from 'vitest';
import { accountScenes } from './changes/accountScenes.ts';
import { moneyScenes } from './changes/moneyScenes.ts';
import { differing, inputsOf, readAll } from './changes/readings.ts';
import { rewardScenes } from './changes/rewardScenes.ts';
import { type Scene, beginScene } from './changes/scenes.ts';
import type { TestPlatform } from './platform.ts';

/** One of each operation. A visitor owns nothing. */
const scenes = Object.entries({ ...accountScenes, ...moneyScenes, ...rewardScenes }).flatMap(([id, [scene]]) =>
  scene === undefined || scene.as === null ? [] : [[id, scene] as const],
);

/** Begins a scene, then logs somchai in. Returns the first member's platform too, which keeps its own session. */
async function beginForTwo(scene: Scene) {
  const { platform, act } = await beginScene(scene);
  const token = platform.token();
  const owner: TestPlatform = { ...platform, token: () => token };
  await platform.signIn('somchai');
  return { owner, other: platform, act };
}

test.each(scenes)('%s by another member changes nothing of this one', async (_id, scene) => {
  const { owner, act } = await beginForTwo(scene);
  const asked = inputsOf(owner);
  const before = readAll(owner, asked);
  // The same input as the owner's: their orders, rewards, tickets, codes and passwords.
  await act().catch(() => null);
  expect(differing(asked, before, readAll(owner, asked))).toEqual([]);
});

const answered = (answers: readonly string[]): readonly boolean[] =>
  answers.map((answer) => answer.startsWith('{"success":true'));

test.each([
  ['demo', ['messageRead', 'ticketThread', 'memberBetDetail', 'depositOrder', 'turnoverBets']],
  ['awaiting', ['withdrawOrder']],
] as const)('what is in the lists of %s opens for nobody else', async (as, ids) => {
  const { owner, other } = await beginForTwo({ as, prepare: () => async () => ({ ok: true, value: null }) });
  const asked = inputsOf(owner).filter(({ id }) => (ids as readonly string[]).includes(id));
  const own = answered(readAll(owner, asked));
  const opened = asked.filter((_, at) => own[at]);
  expect(new Set(opened.map(({ id }) => id))).toEqual(new Set(ids));
  expect(answered(readAll(other, opened))).toEqual(opened.map(() => false));
});
