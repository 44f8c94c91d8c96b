import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { lookAtGroup } from './lookAtGroup.ts';
import type { Photograph } from './photographer.ts';

const story = (name: string) => ({ id: name, title: 'Kit/X', name });
/** A side that shows one picture after another of each story, the last one again and again. */
function side(shown: Readonly<Record<string, readonly string[]>>) {
  const asked: (readonly string[])[] = [];
  const turns = new Map<string, number>();
  const next = (id: string): Photograph => {
    const turn = turns.get(id) ?? 0;
    turns.set(id, turn + 1);
    const text = shown[id]?.[Math.min(turn, (shown[id]?.length ?? 1) - 1)] ?? '!';
    return text === '!' ? { kind: 'failed', reason: 'it threw' } : { kind: 'picture', png: Buffer.from(text) };
  };
  return {
    asked,
    async photograph(ids: readonly string[]) {
      asked.push(ids);
      return new Map(ids.map((id) => [id, next(id)]));
    },
  };
}
const page = {
  evaluate: async () => ({ count: 5, total: 10, picture: '' }),
  addScriptTag: async () => null,
} as unknown as Page;
const look = async (before: ReturnType<typeof side>, after: ReturnType<typeof side>, ...names: readonly string[]) => {
  const group = { title: 'Kit/X', common: names.map(story), added: [], removed: [] };
  const results = await lookAtGroup({ before, after, page }, group);
  return results.map(({ story: { id }, kind }) => `${id} ${kind}`);
};

it('looks once at what is the same, and again at what differs', async () => {
  const [before, after] = [side({ a: ['1'], b: ['1'] }), side({ a: ['1'], b: ['2'] })];
  expect(await look(before, after, 'a', 'b')).toEqual(['a same', 'b changed']);
  expect(before.asked).toEqual([['a', 'b'], ['b']]);
});

it('reports no difference that is not there a second time, or a third', async () => {
  const [before, after] = [side({ a: ['1'], b: ['1'] }), side({ a: ['x', '1'], b: ['x', 'y', '1'] })];
  expect(await look(before, after, 'a', 'b')).toEqual(['a same', 'b same']);
  expect(after.asked).toEqual([['a', 'b'], ['a', 'b'], ['b']]);
});

it('reports what has no picture after three attempts, and what is on one side only', async () => {
  const [before, after] = [side({ a: ['1'], old: ['1'] }), side({ a: ['!'], new: ['1'] })];
  expect(await look(before, after, 'a')).toEqual(['a failed']);
  const group = { title: 'Kit/X', common: [], added: [story('new')], removed: [story('old')] };
  expect(await lookAtGroup({ before, after, page }, group)).toMatchObject([{ kind: 'added' }, { kind: 'removed' }]);
});
