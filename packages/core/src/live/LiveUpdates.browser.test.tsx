import { waitFor } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { liveTicket } from '#api/liveTicket.ts';
import { gameMatches } from '#api/matches.ts';
import { walletBalance } from '#api/member.ts';
import { memberEvents } from '#api/memberEvents.ts';
import { memberIcon } from '#api/picture.ts';
import { publicState } from '#sandbox/live/publicState.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { useRemote } from '../data/remote.ts';
import { useWanted } from '../data/useWanted.ts';
import { LiveUpdates } from './LiveUpdates.tsx';
import { stubStreams } from './testStream.testing.ts';

/** A list of matches, the balance, and what no stream tells of. */
function useReads() {
  const input = { vassalages: 'FB', language: 'TH', limit: 3, sport: 'football' } as const;
  const [matches, { refresh }] = useRemote(gameMatches, input, 'list');
  useWanted(gameMatches);
  useRemote(walletBalance, {}, 'live');
  useRemote(memberIcon, {}, 'live');
  const list = matches.status === 'ready' ? matches.value.list : [];
  return { prices: list.map(({ matchId, odds }) => [matchId, odds?.home ?? '-'].join(' ')), refresh };
}

const Reads = ({ prices, refresh }: ReturnType<typeof useReads>) => (
  <>
    <output>{prices.join()}</output>
    <button type="button" onClick={() => void refresh()}>
      {prices.length}
    </button>
  </>
);

async function reading() {
  const streams = stubStreams();
  const page = await renderOnPlatform(Reads, useReads, {
    persona: 'member',
    settings: { live: 'stream' },
    beside: <LiveUpdates />,
  });
  await waitFor(() => expect(streams).toHaveLength(1));
  const [stream] = streams;
  stream?.open();
  const shown = () => page.canvas.getByRole('status').textContent.split(',');
  // The ticket comes with another version of the matches than the page knows.
  await waitFor(() => expect(page.calls(gameMatches).filter(({ settled }) => settled)).toHaveLength(2));
  await waitFor(() => expect(page.calls(memberEvents).every(({ settled }) => settled)).toBe(true));
  let version = publicState(page.sandbox, 'matches')?.version ?? 0;
  return {
    ...page,
    shown,
    /** The platform says that the first match has another price. */
    move(home: string) {
      const matchId = shown()[0]?.split(' ')[0];
      const odds = { home, away: '2.00' };
      const change = { matchId, status: 'upcoming', suspended: false, odds, markets: [], score: null, clock: null };
      stream?.say({ topic: 'matches', from: version, version: (version += 1), changes: [change] });
    },
  };
}

test('a price that the platform tells shows without a read', async () => {
  const { calls, move, shown } = await reading();
  expect(calls(liveTicket).map(({ input }) => input)).toEqual([{ topics: ['matches'] }]);
  const read = calls(gameMatches).length;
  const [, ...others] = shown();
  move('7.77');
  await waitFor(() => expect(shown()[0]).toMatch(/ 7\.77$/));
  expect(shown().slice(1)).toEqual(others);
  expect(calls(gameMatches)).toHaveLength(read);
});

test('an answer that was on its way when the price moved does not bring the old one back', async () => {
  const { calls, canvas, move, sandbox, shown } = await reading();
  sandbox.faults.set([{ match: 'gameMatches', fault: { kind: 'hang' } }]);
  const read = calls(gameMatches).length;
  canvas.getByRole('button').click();
  await waitFor(() => expect(calls(gameMatches)).toHaveLength(read + 1));
  move('7.77');
  sandbox.faults.set([]);
  await waitFor(() => expect(calls(gameMatches).every(({ settled }) => settled)).toBe(true));
  await waitFor(() => expect(shown()[0]).toMatch(/ 7\.77$/));
});

test('a tab that is looked at again reads only what no stream tells of', async () => {
  const { calls } = await reading();
  const read = [walletBalance, memberIcon].map((operation) => calls(operation).length);
  const now = Date.now();
  // SWR asks on focus at most every 5 s.
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  let ahead = 0;
  await waitFor(() => {
    clock.mockReturnValue(now + (ahead += 6_000));
    dispatchEvent(new Event('focus'));
    expect(calls(memberIcon).length).toBeGreaterThan(read[1] ?? 0);
  });
  expect(calls(walletBalance)).toHaveLength(read[0] ?? 0);
});
