import { expect, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { memberEvents } from '#api/memberEvents.ts';
import { memberBets } from '#api/records.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { settledMs } from '#core/live/keepSettledBets.ts';
import { LiveUpdates } from '#core/live/LiveUpdates.tsx';
import { type HeldWait, stubStreams } from '#core/live/testStream.testing.ts';
import { topicKey, versionOf } from '#sandbox/live/versions.ts';
import { placeRound, settleRound } from '#sandbox/money/rounds.ts';
import { startRest } from '#sandbox/play/protections.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { openGame } from '#sandbox/seed/openGame.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { HomeScreen } from './HomeScreen.tsx';
import { useHomeScreen } from './useHomeScreen.ts';

const demo = memberIdOf('demo');

/** The home page of a member with as many open bets, newest first, that listens to the platform. */
async function withOpenBets(count: number, { isResting = false } = {}) {
  const held: HeldWait = { ms: settledMs, works: [] };
  const streams = stubStreams(held);
  const page = await renderOnPlatform(HomeScreen, useHomeScreen, {
    persona: 'member',
    settings: { live: 'stream' },
    prepare(sandbox) {
      openGame(sandbox, demo, 'game');
      for (let number = count; number > 0; number -= 1) {
        const decide = () => ({ winSatang: 0, outcome: null, dueAt: sandbox.now() + 3_600_000 });
        placeRound(sandbox, { launchToken: 'game', roundId: `B${number}`, stakeSatang: number * 100_00, decide });
      }
      if (isResting) sandbox.store.transaction(() => void startRest(sandbox, demo, 'timeout', '1d'));
    },
    beside: <LiveUpdates />,
  });
  const { canvas, sandbox, calls, t } = page;
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.open();
  const tell = () => streams[0]?.say({ topic: 'account', version: versionOf(sandbox, topicKey('account', demo)) });
  const title = { name: t('home:openBets.title') };
  /** The rows by stake and what came back, `!` for those that have ended. */
  const shown = () =>
    canvas.queryByRole('region', title) === null
      ? null
      : within(canvas.getByRole('region', title))
          .queryAllByRole('listitem')
          .map(({ textContent }) => {
            const [, stake = '', paid = ''] = /฿(\d+)(?:.*฿(\d+))?$/.exec(textContent) ?? [];
            return textContent.includes(t('home:openBets.ended')) ? `${stake}→${paid}` : stake;
          });
  await waitFor(() => expect(shown()?.length).toBe(Math.min(count, 3)));
  await waitFor(() => expect(calls(memberEvents).some(({ settled }) => settled)).toBe(true));
  await waitFor(() => expect(calls(playStatus).some(({ settled }) => settled)).toBe(true));
  return {
    ...page,
    /** The time of the bets that have ended has passed. */
    passSettled() {
      for (const work of held.works.splice(0)) work();
    },
    shown,
    block: () => canvas.getByRole('region', title),
    /** A bet ends, and the page has read which bets are open. */
    async settle(number: number, winSatang: number) {
      const read = calls(memberBets).length;
      settleRound(sandbox, `${demo}:B${number}`, { winSatang });
      tell();
      await waitFor(() => expect(calls(memberBets).length).toBeGreaterThan(read));
      await waitFor(() => expect(calls(memberBets).every(({ settled }) => settled)).toBe(true));
    },
  };
}

test('a bet that ends stays where it stood, with its result, and then makes room', async () => {
  const { passSettled, settle, shown } = await withOpenBets(4);
  await expect(shown()).toEqual(['100', '200', '300']);
  await settle(2, 0);
  await waitFor(() => expect(shown()).toEqual(['100', '200→0', '300']));
  await settle(3, 900_00);
  await waitFor(() => expect(shown()).toEqual(['100', '200→0', '300→900']));
  passSettled();
  await waitFor(() => expect(shown()).toEqual(['100', '400']));
});

test('the last open bet is shown with its result before the block leaves', async () => {
  const { passSettled, settle, shown } = await withOpenBets(1);
  await settle(1, 100_00);
  await waitFor(() => expect(shown()).toEqual(['100→100']));
  passSettled();
  await waitFor(() => expect(shown()).toBeNull());
});

test('a row with the focus stays until the focus has gone', async () => {
  const { block, passSettled, settle, shown } = await withOpenBets(2);
  await settle(2, 0);
  await waitFor(() => expect(shown()).toEqual(['100', '200→0']));
  const row = within(block()).getByRole('link', { name: /200/ });
  row.focus();
  passSettled();
  await expect(row).toHaveFocus();
  row.blur();
  await waitFor(() => expect(shown()).toEqual(['100']));
});

test('during a break a bet that ends leaves at once', async () => {
  const { settle, shown } = await withOpenBets(2, { isResting: true });
  await settle(2, 0);
  await waitFor(() => expect(shown()).toEqual(['100']));
});
