import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onTestFinished, test, vi } from 'vitest';
import { memberEvents } from '#api/memberEvents.ts';
import { tellLevel } from '#sandbox/inbox/levelMessages.ts';
import { note } from '#sandbox/live/note.ts';
import { topicKey, versionOf } from '#sandbox/live/versions.ts';
import { creditDeposit, openDeposit } from '#sandbox/money/deposits.ts';
import { placeRound, settleRound } from '#sandbox/money/rounds.ts';
import { depositMethods } from '#sandbox/seed/cashier.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { openGame } from '#sandbox/seed/openGame.ts';
import { noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { dayMs } from '#text/durations.ts';
import { marks, toast as whole } from '#ui/Toast/Toast.css.ts';
import type { ToastTone } from '#ui/Toast/toastStore.ts';
import { useNavigate } from '../routing/router.ts';
import { LiveUpdates } from './LiveUpdates.tsx';
import { stubStreams } from './testStream.testing.ts';

const [demo, agent] = [memberIdOf('demo'), memberIdOf('agent')];

function Leave() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/rng')}>
      leave
    </button>
  );
}

/** A page of the member `demo`, or of the agent, that listens, and knows how far events are. */
async function listening(path = '/rng', persona: 'member' | 'agent' = 'member') {
  const streams = stubStreams();
  const page = await renderOnPlatform(LiveUpdates, noProps, {
    persona,
    settings: { live: 'stream' },
    path,
    beside: (
      <>
        <input aria-label="field" />
        <Leave />
      </>
    ),
  });
  const { sandbox, calls, t } = page;
  await waitFor(() => expect(streams).toHaveLength(1));
  const reads = (count: number) =>
    waitFor(() => expect(calls(memberEvents).filter(({ settled }) => settled)).toHaveLength(count));
  await reads(1);
  const toasts = () => within(screen.getByRole('region', { name: t('common:messages') }));
  let happened = 1;
  return {
    ...page,
    /** Does something on the platform, and waits until the page has read what happened. */
    async after(work: () => void) {
      work();
      const [topic, id] = persona === 'agent' ? (['team', agent] as const) : (['account', demo] as const);
      streams[0]?.say({ topic, version: versionOf(sandbox, topicKey(topic, id)) });
      await reads((happened += 1));
    },
    settle: (winSatang: number) => () => {
      const roundId = `round ${winSatang}`;
      openGame(sandbox, demo, 'game');
      const decide = () => ({ winSatang: 0, outcome: null, dueAt: sandbox.now() + 60_000 });
      placeRound(sandbox, { launchToken: 'game', roundId, stakeSatang: 120_00, decide });
      settleRound(sandbox, `${demo}:${roundId}`, { winSatang });
    },
    pay: () => {
      const [method] = depositMethods;
      if (method === undefined) throw new Error('there is no way to pay in');
      sandbox.store.transaction(() => creditDeposit(sandbox, openDeposit(sandbox, demo, method, 500_00)));
    },
    rise: () => {
      const [level] = sandbox.settings.vip.levels.slice(1);
      if (level !== undefined) sandbox.store.transaction(() => tellLevel(sandbox, demo, level, true));
    },
    toasts,
    close: { name: t('common:close') },
    /** Waits for the toast with a text, and expects that it is the only one, in the given tone. */
    async seen(text: RegExp, tone: ToastTone) {
      const toast = await toasts().findByText(text);
      await waitFor(() => expect(toast).toBeVisible());
      await expect(toasts().getAllByRole('button', { name: t('common:close') })).toHaveLength(1);
      await expect(toast.closest(`.${whole}`)?.querySelector(`.${marks[tone]}`)).toBeInstanceOf(Element);
    },
  };
}

test('a lost bet says what was staked and what came back, in neutral tone; a win above its stake in positive', async () => {
  const { after, close, seen, settle, toasts } = await listening();
  await after(settle(99_00));
  await seen(/120\.00.*99\.00/, 'neutral');
  await userEvent.click(toasts().getByRole('button', close));
  await after(settle(500_00));
  await seen(/120\.00.*500\.00/, 'positive');
});

test('a deposit is announced on another page, and leads to where it is seen', async () => {
  const { after, pay, seen, toasts, t, url } = await listening();
  await after(pay);
  await seen(/500/, 'positive');
  await userEvent.click(toasts().getByRole('button', { name: t('events:view') }));
  await waitFor(() => expect(url()).toBe('/rng?centre=transactionHistory'));
});

test('an agent hears of a first deposit in the team as it happens', async () => {
  const { after, sandbox, seen, t } = await listening('/rng', 'agent');
  await after(() => sandbox.store.transaction(() => note(sandbox, agent, 'teamFirstDeposit', { count: 1 })));
  await seen(new RegExp(t('events:kinds.teamFirstDeposit', { count: 1 })), 'positive');
});

test('it is not announced on its own page, where what happens elsewhere is', async () => {
  const { after, pay, rise, seen } = await listening('/rng?centre=transactionHistory');
  await after(pay);
  await after(rise);
  await seen(/VIP/, 'neutral');
});

test('nothing is announced over a page that moves money, until the player has left it', async () => {
  const { after, canvas, rise, seen, toasts } = await listening('/rng?centre=withdraw');
  await after(rise);
  await expect(toasts().queryByText(/./)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'leave' }));
  await seen(/VIP/, 'neutral');
});

test('a limit that is reached interrupts a screen reader, and says when play is possible again', async () => {
  const { after, sandbox, seen, toasts } = await listening();
  await after(() =>
    sandbox.store.transaction(() =>
      note(sandbox, demo, 'limitReached', { reference: 'loss.day', until: sandbox.now() + dayMs }),
    ),
  );
  await seen(/\d\d:\d\d/, 'warning');
  await expect(
    toasts()
      .getByText(/\d\d:\d\d/)
      .closest('[aria-live]'),
  ).toHaveAttribute('aria-live', 'assertive');
});

test('what comes while a field is typed in waits until it is left, and is one summary', async () => {
  const { after, canvas, pay, rise, seen, toasts, t } = await listening();
  const field = canvas.getByRole('textbox', { name: 'field' });
  field.focus();
  await after(pay);
  await after(rise);
  await expect(toasts().queryByText(/./)).toBeNull();
  field.blur();
  await seen(new RegExp(t('events:summary', { count: 2 })), 'neutral');
});

test('a hidden tab keeps what it has read until it is seen, and sums it up', async () => {
  const { after, pay, rise, seen, toasts, t } = await listening();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  await after(pay);
  await after(rise);
  await expect(toasts().queryByText(/./)).toBeNull();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await seen(new RegExp(t('events:summary', { count: 2 })), 'neutral');
});
