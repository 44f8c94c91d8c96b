import { expect, it, vi } from 'vitest';
import { createKeeper } from './keeper.ts';

function setUp(most = 10) {
  let time = 0;
  let count = 0;
  const answers: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const make = vi.fn<(key: string) => Promise<string>>(
    (key) =>
      new Promise((resolve, reject) => {
        count += 1;
        const made = `${key}${count}`;
        answers.push({ resolve: () => resolve(made), reject });
      }),
  );
  const keeper = createKeeper({ freshMs: 5, staleMs: 50, most, now: () => time, make });
  return {
    keeper,
    make,
    pass: (ms: number) => (time += ms),
    answer: () => answers.shift()?.resolve(''),
    fail: () => answers.shift()?.reject(new Error('down')),
  };
}

it('makes one value at a time, and keeps it while it is fresh', async () => {
  const { keeper, make, pass, answer } = setUp();
  const both = Promise.all([keeper.get('a'), keeper.get('a')]);
  answer();
  expect(await both).toEqual(['a1', 'a1']);
  pass(5);
  expect(await keeper.get('a')).toBe('a1');
  expect(make).toHaveBeenCalledOnce();
});

it('returns a stale value at once and replaces it in the background', async () => {
  const { keeper, make, pass, answer } = setUp();
  const first = keeper.get('a');
  answer();
  await first;
  pass(50);
  expect(await keeper.get('a')).toBe('a1');
  expect(make).toHaveBeenCalledTimes(2);
  answer();
  await vi.waitFor(async () => expect(await keeper.get('a')).toBe('a2'));
});

it('keeps a stale value when the next one cannot be made, and waits for a new one when it is too old', async () => {
  const { keeper, make, pass, answer, fail } = setUp();
  const first = keeper.get('a');
  answer();
  await first;
  pass(6);
  await keeper.get('a');
  fail();
  expect(await keeper.get('a')).toBe('a1');
  pass(51);
  await vi.waitFor(() => expect(make.mock.calls.length).toBeGreaterThan(1));
  fail();
  const late = keeper.get('a');
  fail();
  await expect(late).rejects.toThrow('down');
});

it('drops the least recently used value', async () => {
  const { keeper, make, answer } = setUp(2);
  for (const key of ['a', 'b']) {
    const made = keeper.get(key);
    answer();
    await made;
  }
  await keeper.get('a');
  const third = keeper.get('c');
  answer();
  await third;
  await keeper.get('a');
  expect(make).toHaveBeenCalledTimes(3);
  void keeper.get('b');
  expect(make).toHaveBeenCalledTimes(4);
});
