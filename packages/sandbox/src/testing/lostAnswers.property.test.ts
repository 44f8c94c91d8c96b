import { expect, test } from 'vitest';
import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { type Fault, createFaultPlan } from '../faults.ts';
import type { Sandbox, Tables } from '../sandbox.ts';
import { agentScenes } from './changes/agentScenes.ts';
import { moneyScenes } from './changes/moneyScenes.ts';
import { rewardScenes } from './changes/rewardScenes.ts';
import { type Scene, beginScene } from './changes/scenes.ts';

const known: Readonly<Record<OperationId, AnyOperation>> = operations;
const scenes = { ...moneyScenes, ...rewardScenes, ...agentScenes };
const ofMoney = (Object.keys(known) as OperationId[]).filter((id) => known[id].effect === 'money');
/** What an intent may write once. */
const tablesOfMoney = [
  ...['postings', 'pointPostings', 'deposits', 'withdrawals', 'walletTransfers', 'transfers', 'turnovers', 'rebates'],
  ...['rewards', 'raffleTickets', 'envelopeOpenings', 'givenEnvelopes', 'pointOrders', 'messages'],
] as readonly (keyof Tables)[];
const effects = ['applied', 'appliedTwice', 'notApplied'] as const;

/** All balances in money and points, and how many rows each table has. */
const stateOf = ({ store }: Sandbox) => ({
  balances: (['accounts', 'pointAccounts'] as const).map((table) => Object.fromEntries(store.entries(table))),
  rows: tablesOfMoney.map((table) => [table, [...store.entries(table)].length]),
});

/** Plays a scene under one key. With an effect, the first answer is lost and the call is repeated. */
async function play(scene: Scene, id: OperationId, effect?: Fault['effect']) {
  const lost: Fault = { match: id, when: { calls: [1] }, fault: { kind: 'network' }, ...(effect && { effect }) };
  const { platform, act } = await beginScene(scene, { faults: createFaultPlan(effect ? [lost] : []), oneKey: id });
  const before = stateOf(platform.sandbox);
  if (effect) expect(await act()).toMatchObject({ ok: false, error: { kind: 'network' } });
  const answer = await act();
  expect(answer).toMatchObject({ ok: true });
  // A page may ask once more, although it knows the outcome.
  expect(await act()).toEqual(answer);
  return { before, after: stateOf(platform.sandbox) };
}

test.each(ofMoney.flatMap((id) => effects.map((effect) => [id, effect] as const)))(
  '%s whose answer is lost, %s: repeated under its key it has one effect',
  async (id, effect) => {
    const [scene] = scenes[id] ?? [];
    if (scene === undefined) throw new Error(`${id} has no scene`);
    const undisturbed = await play(scene, id);
    expect(undisturbed.after).not.toEqual(undisturbed.before);
    expect((await play(scene, id, effect)).after).toEqual(undisturbed.after);
  },
);
