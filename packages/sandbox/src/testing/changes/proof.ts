import { expect, test } from 'vitest';
import { tellsOf } from '#api/live.ts';
import type { AnyOperation } from '#api/operation.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { topicKey, versionOf } from '../../live/versions.ts';
import { memberIdOf } from '../../seed/members.ts';
import { differing, inputsOf, readAll } from './readings.ts';
import { type Scene, type Scenes, beginScene } from './scenes.ts';

const known: Readonly<Record<OperationId, AnyOperation>> = operations;

/** Of these reads, those that the topic of an account tells. */
export const toldOf = (ids: readonly OperationId[]): readonly OperationId[] =>
  ids.filter((id) => tellsOf('account').includes(id));

/**
 * Plays a scene while the clock stands still. Returns the reads of which an answer to the caller differs afterwards. What the topic of
 * the account tells has raised its version: a site on another device asks for it only then.
 */
export async function changesOf(scene: Scene): Promise<readonly OperationId[]> {
  const { platform, act } = await beginScene(scene);
  const asked = inputsOf(platform);
  const before = readAll(platform, asked);
  const version = (): number => versionOf(platform.sandbox, topicKey('account', memberIdOf(scene.as ?? 'demo')));
  const versionBefore = version();
  const ended = await act();
  const { refusedWith } = scene;
  expect(ended).toMatchObject(refusedWith === undefined ? { ok: true } : { error: { code: refusedWith } });
  const changed = differing(asked, before, readAll(platform, asked));
  if (scene.as !== null && version() === versionBefore) expect(toldOf(changed), 'changed without a word').toEqual([]);
  return changed;
}

/** Compares what an operation states with what has changed. `also`: what it states for cases that its scenes do not have. */
export function compareChanges(stated: readonly string[], changed: ReadonlySet<string>, also: readonly string[] = []) {
  return {
    /** What a page would show although it is no longer true. */
    missing: [...changed].filter((id) => !stated.includes(id)),
    /** What would be asked again for nothing. */
    needless: stated.filter((id) => !changed.has(id) && !also.includes(id)),
  };
}

/** Proves for each operation that its scenes change exactly the reads that it states. */
export function proveChanges(scenes: Scenes, also: Partial<Record<OperationId, readonly OperationId[]>> = {}): void {
  test.each(Object.keys(scenes) as OperationId[])('%s changes the reads that it states', async (id) => {
    const changed = new Set<OperationId>();
    for (const scene of scenes[id] ?? []) for (const read of await changesOf(scene)) changed.add(read);
    expect(compareChanges(known[id].changes ?? [], changed, also[id])).toEqual({ missing: [], needless: [] });
  });
}
