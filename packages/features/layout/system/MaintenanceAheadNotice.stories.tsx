import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MoneyButton } from '#core/flow/MoneyButton.tsx';
import { formatTime } from '#core/format/dates.ts';
import preview from '#storybook/preview.tsx';
import { type SandboxContext, type SandboxParameters, translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { hourMs, minuteMs } from '#text/durations.ts';
import { Box } from '#ui/Box/Box.tsx';
import { MaintenanceAheadNotice, type MaintenanceAheadNoticeProps } from './MaintenanceAheadNotice.tsx';

/** Two o'clock at night in Thailand. */
const start = Date.parse('2026-04-13T02:00:00+07:00');
const end = start + 45 * minuteMs;

/** That many minutes before it. */
const before = (minutes: number): SandboxParameters => ({ at: start - minutes * minuteMs });

const meta = preview.meta({
  title: 'Screens/System/Maintenance ahead',
  component: MaintenanceAheadNotice,
  args: { start, end },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ minHeight: 240 }}>
      <MaintenanceAheadNotice {...args} />
    </div>
  ),
});

const words = (sandbox: SandboxContext, minutes: number) =>
  translatorOf(sandbox)('maintenanceAhead:atUntil', { time: '02:00', minutes, end: '02:45' });

/** Nothing yet: the maintenance is half an hour and a minute away. */
export const Later = meta.story({
  parameters: { sandbox: before(31) },
  play: async ({ sandbox }) => {
    await waitFor(() => expect(sandbox.asked.get()).toBe(true));
    await expect(screen.queryByText(words(sandbox, 31))).toBeNull();
  },
});

/** In the place of the messages. The player can put it away. */
export const Soon = meta.story({
  parameters: { sandbox: before(14) },
  play: async ({ sandbox }) => {
    const said = await screen.findByText(words(sandbox, 14));
    await expect(said.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(screen.getByRole('button', { name: translatorOf(sandbox)('common:close') }));
    await expect(screen.queryByText(words(sandbox, 14))).toBeNull();
  },
});

export const OpenEnded = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { end: null },
  parameters: { sandbox: before(14) },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await screen.findByText(t('maintenanceAhead:at', { time: '02:00', minutes: 14 }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** In the last five minutes it interrupts, and stays. */
export const Urgent = meta.story({
  parameters: { sandbox: before(4) },
  play: async ({ sandbox }) => {
    const said = await screen.findByText(words(sandbox, 4));
    await expect(said.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await expect(screen.queryByRole('button', { name: translatorOf(sandbox)('common:close') })).toBeNull();
  },
});

/** The start is reached, and the status not read yet. */
export const Starting = meta.story({
  parameters: { sandbox: before(0) },
  play: async ({ sandbox }) => {
    await screen.findByText(translatorOf(sandbox)('maintenanceAhead:nowUntil', { end: '02:45' }));
  },
});

const game = (args: MaintenanceAheadNoticeProps) => (
  <header style={{ position: 'relative' }}>
    <Box tone="sunken" padding="sm">
      <MaintenanceAheadNotice {...args} playing />
    </Box>
  </header>
);

/** From the bar of a game, in the last five minutes only. The game below gets the clicks. */
export const InAGame = meta.story({
  render: game,
  parameters: { sandbox: before(4) },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words(sandbox, 4));
    await expect(getComputedStyle(canvas.getByRole('alert')).pointerEvents).toBe('none');
  },
});
export const InAGameOnAPhone = meta.story({
  render: game,
  globals: { viewport: { value: 'smallest' } },
  parameters: { sandbox: before(1) },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words(sandbox, 1));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
export const NotYetInAGame = meta.story({
  render: game,
  parameters: { sandbox: before(6) },
  play: async ({ canvas, sandbox }) => {
    await waitFor(() => expect(sandbox.asked.get()).toBe(true));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The full hour after the next one: the platform of a story knows the time. */
const nextStart = (Math.floor(Date.now() / hourMs) + 2) * hourMs;

/** In the last minute no money begins to move, and the button says why. */
export const MoneyStops = meta.story({
  render: (_, { globals }) => (
    <Box padding="md">
      <MoneyButton fullWidth>{storyMessages(globals).next}</MoneyButton>
    </Box>
  ),
  parameters: { sandbox: { at: nextStart - minuteMs, settings: { maintenanceStart: nextStart } } },
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const reason = t('maintenanceAhead:moneyStops', { time: formatTime(nextStart, 'EN') });
    await canvas.findByText(reason);
    const button = canvas.getByRole('button', { name: storyMessages(globals).next });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(reason);
  },
});
