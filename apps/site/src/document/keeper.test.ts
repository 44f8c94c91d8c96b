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

it('holds no more bytes than it may, and gives up what was used longest ago', async () => {
  const made: string[] = [];
  const keeper = createKeeper<string, string>({
    freshMs: 5,
    staleMs: 50,
    most: 10,
    mostBytes: 6,
    sizeOf: (value) => value.length,
    now: () => 0,
    make: async (key) => {
      made.push(key);
      return key;
    },
  });
  for (const key of ['aa', 'bb', 'cc', 'aa', 'ddd']) await keeper.get(key);
  made.length = 0;
  for (const key of ['aa', 'ddd', 'bb']) await keeper.get(key);
  expect(made).toEqual(['bb']);
  // One that is larger than all is sent, and kept by nobody.
  for (const key of ['eeeeeee', 'eeeeeee']) expect(await keeper.get(key)).toBe(key);
  expect(made).toEqual(['bb', 'eeeeeee', 'eeeeeee']);
});

it('keeps a value as long as it says itself', async () => {
  let time = 0;
  const make = vi.fn<(key: string) => Promise<string>>(async (key) => key);
  const keeper = createKeeper({
    freshMs: (value: string) => value.length,
    staleMs: 50,
    most: 10,
    now: () => time,
    make,
  });
  await keeper.get('a');
  await keeper.get('aaaa');
  time = 3;
  await keeper.get('aaaa');
  expect(make).toHaveBeenCalledTimes(2);
  await keeper.get('a');
  expect(make).toHaveBeenCalledTimes(3);
});

it('makes a value only with permission, and returns it to whoever asks meanwhile without one', async () => {
  const { keeper, make, pass, answer } = setUp();
  const no = () => null;
  const end = vi.fn<() => void>();
  expect(keeper.getIf('a', no)).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
  const first = keeper.getIf('a', () => end);
  const second = keeper.getIf('a', no);
  expect(end).not.toHaveBeenCalled();
  answer();
  expect(await Promise.all([first, second])).toEqual(['a1', 'a1']);
  expect(end).toHaveBeenCalledOnce();
  // A stale one is not replaced, and is better than none.
  pass(50);
  expect(keeper.getIf('a', no)).toBe('a1');
  expect(make).toHaveBeenCalledOnce();
  pass(1);
  expect(keeper.getIf('a', no)).toBeUndefined();
});
