import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { accountScenes } from './changes/accountScenes.ts';
import { agentScenes } from './changes/agentScenes.ts';
import { moneyScenes } from './changes/moneyScenes.ts';
import { inputsOfRead } from './changes/readings.ts';
import { rewardScenes } from './changes/rewardScenes.ts';
import { type Scene, type Scenes, beginScene } from './changes/scenes.ts';
import { entryScenes } from './entryScenes.ts';
import type { Through } from './platform.ts';

/** A call that succeeds on the sandbox. */
export interface TrueExample {
  /** As the client takes it. */
  readonly input: unknown;
  /** The envelope as the platform sends it. Lists are cut to two entries. */
  readonly answer: unknown;
}

export type TrueExamples = Readonly<Partial<Record<OperationId, TrueExample>>>;

/** One way in which each operation that changes something, or needs a preparation, succeeds. */
const scenes: Scenes = { ...moneyScenes, ...rewardScenes, ...accountScenes, ...agentScenes, ...entryScenes };

/** Who asks the other reads, until one of them is answered. */
const readers = [
  { as: null },
  { as: 'demo' },
  { as: 'agent' },
  { as: 'demo', scenario: 'manyWallets' },
  { as: 'awaiting' },
  { as: 'agent', scenario: 'transfers' },
  { as: 'nok', scenario: 'contracts' },
] as const satisfies readonly Omit<Scene, 'prepare'>[];

const known: Readonly<Record<OperationId, AnyOperation>> = operations;
const ids = Object.keys(known) as OperationId[];

/** The most entries that a list of an example has. */
const mostEntries = 2;

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
};

/**
 * Calls operations on sandboxes whose clock stands still, and returns what was asked and answered.
 * @param through carries the calls, such as through a proxy that judges them
 */
export async function trueExamples(
  through: Through = async (request, handle) => handle(request),
): Promise<TrueExamples> {
  const found: Partial<Record<OperationId, TrueExample>> = {};
  let last: { id: string; input: unknown; answer?: unknown } | undefined;
  const recorded = (about: Scene) =>
    beginScene(about, {
      called: ({ id }, input) => void (last = { id, input }),
      async through(request, handle) {
        const response = await through(request, handle);
        const answer: unknown = await response.clone().json();
        if (last) last.answer = answer;
        return response;
      },
    });
  const note = (id: OperationId): void => {
    if (last?.id === id) found[id] = { input: last.input, answer: shortened(last.answer) };
  };
  for (const id of ids) {
    const scene = scenes[id]?.find(({ refusedWith }) => refusedWith === undefined);
    if (!scene) continue;
    const { act } = await recorded(scene);
    if ((await act()).ok) note(id);
  }
  for (const reader of readers) {
    const { platform } = await recorded({ ...reader, prepare: () => async () => ({ ok: true, value: null }) });
    for (const id of ids) {
      if (found[id] || known[id].effect !== 'read' || (reader.as === null && known[id].auth !== 'none')) continue;
      let most = 0;
      for (const input of inputsOfRead(platform, id)) {
        const { ok } = await platform.client.call(known[id], input);
        const length = JSON.stringify(last?.answer).length;
        if (!ok || length <= most) continue;
        most = length;
        note(id);
      }
    }
  }
  return found;
}
