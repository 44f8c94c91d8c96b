import { expect, it } from 'vitest';
import { createPageReads } from './pageReads.ts';

function setUp(isOpen = false) {
  const shown: boolean[] = [];
  let arrived = 0;
  const wait = createPageReads(
    (lacking) => shown.push(lacking),
    isOpen,
    () => arrived,
  );
  return { wait, arrive: () => (arrived += 1), last: () => Promise.resolve().then(() => shown.at(-1)) };
}

it('lacks its connection from the first failure until the last one is gone', async () => {
  const { wait, last } = setUp();
  const [menu, games] = [wait('loading'), wait('loading')];
  expect(await last()).toBe(false);
  menu();
  const failed = wait('failed');
  expect(await last()).toBe(true);
  games();
  const alsoFailed = wait('failed');
  failed();
  expect(await last()).toBe(true);
  alsoFailed();
  expect(await last()).toBe(false);
});

it('stays open once everything has come: what fails later is shown in its place', async () => {
  const { wait, last } = setUp();
  wait('loading')();
  expect(await last()).toBe(false);
  wait('failed');
  expect(await last()).toBe(false);
});

it('is open from the beginning where a document has shown it', async () => {
  const { wait, last } = setUp(true);
  wait('loading');
  wait('failed');
  expect(await last()).toBe(false);
});

it('is not open between a part that is ready and what that part asks for', async () => {
  const { wait, last } = setUp();
  const outer = wait('loading');
  await last();
  // In one render.
  outer();
  const inner = wait('loading');
  await last();
  inner();
  wait('failed');
  expect(await last()).toBe(true);
});

it('shows what failed in its place when something else has arrived, also while that is asked for again', async () => {
  const { wait, arrive, last } = setUp();
  const [menu, games] = [wait('loading'), wait('loading')];
  menu();
  arrive();
  games();
  const failed = wait('failed');
  expect(await last()).toBe(false);
  failed();
  wait('retrying');
  expect(await last()).toBe(false);
});

it('opens as a whole: not when the first answer arrives, while the others are asked for again', async () => {
  const { wait, arrive, last } = setUp();
  const [menu, games] = [wait('failed'), wait('failed')];
  expect(await last()).toBe(true);
  menu();
  arrive();
  games();
  const retrying = wait('retrying');
  expect(await last()).toBe(true);
  retrying();
  arrive();
  expect(await last()).toBe(false);
});

it('opens with what the device has kept in place of an answer that did not come', async () => {
  const { wait, last } = setUp();
  wait('failed');
  expect(await last()).toBe(true);
  wait('kept');
  expect(await last()).toBe(false);
});
