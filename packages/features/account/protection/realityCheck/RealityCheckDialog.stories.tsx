import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { elementOf } from '#storybook/elementOf.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Box } from '#ui/Box/Box.tsx';
import { PlaySession } from './PlaySession.tsx';
import type { RealityCheckProps } from './realityCheck.types.ts';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';

const since = '2026-03-02T04:00:00Z';
const settledBets = { since, waiting: 0, stake: '1250.00', openStake: '0.00', win: '900.00', result: '-350.00' };
const openBets = { since, waiting: 4, stake: '400.00', openStake: '400.00', win: '0.00', result: '0.00' };

const meta = preview.type<{ args: Partial<RealityCheckProps> }>().meta({
  title: 'Screens/Games/Reality check',
  args: { onGoOn: fn(), onLeave: fn() },
  render: (args) => (
    <RealityCheckDialog
      open
      outdated={false}
      session={settledBets}
      minutes={75}
      stop={null}
      recordsHref="/?centre=personalHistoryCopy"
      onGoOn={() => {}}
      onLeave={() => {}}
      {...args}
    />
  ),
});

/** Time, stakes and result. A key that was meant for the game does not answer it. */
export const AfterAnHour = meta.story({
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const time = t('limits:check.hours', { hours: '1', minutes: '15' });
    const dialog = within(await screen.findByRole('alertdialog', { name: t('limits:check.title', { time }) }));
    await waitFor(() => expect(dialog.getByText('−฿350.00')).toBeVisible());
    await userEvent.keyboard(' {Enter}{Escape}');
    await expect(args.onGoOn).not.toHaveBeenCalled();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('limits:check.goOn') }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
});

/** A limit that is reached while a game is open: when it opens again, and the way out. */
export const LimitReached = meta.story({
  args: {
    stop: { reason: 'limit', limit: { kind: 'loss', period: 'day', resetsAt: '2026-03-02T17:00:00Z' } },
  },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('alertdialog', { name: t('limits:stop.limitTitle') }));
    await userEvent.click(dialog.getByRole('button', { name: t('limits:check.leave') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const OnThePhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** RSP-07: the clock in the game's bar, with the result so far. */
export const SessionClock = meta.story({
  render: () => (
    <Box tone="chrome" padding="sm">
      <PlaySession session={settledBets} outdated={false} minutes={65} />
    </Box>
  ),
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('limits:check.hours', { hours: 1, minutes: 5 }))).toBeVisible();
    await expect(canvas.getByText('−฿350.00')).toBeVisible();
  },
});

/** Figures that could not be refreshed are a dash, never old ones. */
export const SessionClockUnknown = meta.story({
  render: () => (
    <Box tone="chrome" padding="sm">
      <PlaySession session={openBets} outdated minutes={65} />
    </Box>
  ),
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByText(translatorOf(sandbox)('limits:session.unknown'))).toBeInTheDocument();
    await expect(canvas.queryByText(/฿/)).toBeNull();
  },
});

/** Four open bets: their stakes stand apart and are no loss. */
export const SessionClockWithOpenBets = meta.story({
  render: () => (
    <Box tone="chrome" padding="sm">
      <PlaySession session={openBets} outdated={false} minutes={65} />
    </Box>
  ),
  play: async ({ canvas, sandbox }) => {
    await expect(elementOf(canvas.getByText('฿400.00'))?.parentElement).toHaveTextContent(
      translatorOf(sandbox)('limits:check.open'),
    );
    await expect(canvas.getByText('฿0.00')).toBeVisible();
    await expect(canvas.queryByText(/^−/)).toBeNull();
  },
});

/** The reality check with open bets: staked, still open, won back and the result of what has ended. */
export const WithOpenBets = meta.story({
  args: { session: openBets },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('alertdialog'));
    const valueOf = (label: string) => elementOf(dialog.getByText(label))?.nextElementSibling;
    await expect(valueOf(t('limits:check.open'))).toHaveTextContent('฿400.00');
    await expect(valueOf(t('limits:check.result'))).toHaveTextContent(/^฿0\.00$/);
  },
});
