import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { elementOf } from '#storybook/elementOf.ts';
import { illegible } from '#storybook/legibility.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { JackpotProps } from './banner.types.ts';
import { jackpotAt, jackpotStepMs } from './jackpot.model.ts';
import { Jackpot } from './Jackpot.tsx';
import { JackpotSlot } from './JackpotSlot.tsx';
import { useJackpot } from './useJackpot.ts';

const fixedTime = Date.parse('2026-11-21T20:15:00+07:00');
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } as const;

const sample: JackpotProps = {
  kind: 'decorative',
  amount: ready(jackpotAt(fixedTime)),
  won: null,
};

const meta = preview.type<{ args: Partial<JackpotProps> }>().meta({
  title: 'Screens/Banner/Jackpot',
  parameters: { motion: 'full' },
  render: (args) => <Jackpot {...sample} {...args} />,
});

/** Each step adds 165.11. The digits roll; the change is not announced. */
export const Decorative = meta.story({
  render: function Render(args) {
    const [steps, setSteps] = useState(0);
    return (
      <Stack>
        <Jackpot {...sample} amount={ready(jackpotAt(fixedTime + steps * jackpotStepMs))} {...args} />
        <Button onClick={() => setSteps(steps + 1)}>+165.11</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('฿12,142,173.00')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('฿12,142,338.11')).toBeInTheDocument();
    const jackpot = canvas.getByRole('group');
    await expect(jackpot.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  },
});

/** The real jackpot, its loading state and its placeholder have the same height. */
export const FeedAndLoading = meta.story({
  render: (args) => (
    <Stack>
      <Jackpot {...sample} {...args} kind="feed" amount={ready('998877.05')} />
      <Jackpot {...sample} {...args} amount={loading} />
      <div data-testid="place">
        <JackpotSlot />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [feed, loadingState] = canvas.getAllByRole('group');
    const place = canvas.getByTestId('place');
    await expect(loadingState?.offsetHeight).toBe(feed?.offsetHeight);
    await expect(place.offsetHeight).toBe(feed?.offsetHeight);
  },
});

/** A jackpot that was just won says by whom, masked, in the place of its note. */
export const JustWon = meta.story({
  render: (args) => (
    <Stack>
      <Jackpot {...sample} {...args} kind="feed" amount={ready('50000.00')} />
      <Jackpot
        {...{ ...sample, ...args }}
        kind="feed"
        amount={ready('50000.00')}
        won={{ nickname: 'so***i', amount: '998877.05' }}
      />
    </Stack>
  ),
  play: async ({ canvas, sandbox }) => {
    const won = translatorOf(sandbox)('events:jackpotWon', { name: 'so***i', amount: '฿998,877.05' });
    await expect(await canvas.findByText(won)).toBeVisible();
    const [before, after] = canvas.getAllByRole('group');
    await expect(after?.offsetHeight).toBe(before?.offsetHeight);
    await expect(after?.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  },
});

/** An operator without a jackpot, and one whose feed fails. */
export const NoneAndFailed = meta.story({
  render: (args) => (
    <div data-testid="place">
      <Jackpot {...sample} {...args} kind="none" />
      <Jackpot {...sample} {...args} kind="feed" amount={failed} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('place')).toBeEmptyDOMElement();
  },
});

export const Smallest = meta.story({
  args: { amount: ready('1234567890.12') },
  globals: { viewport: { value: 'smallest' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** With text of twice the size, the number has a line of its own (WCAG 1.4.4). */
export const LargeText = meta.story({
  args: { amount: ready('1234567890.12') },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    await expect(illegible(canvasElement)).toEqual([]);
    const title = canvas.getByRole('group').querySelector('p') as HTMLElement;
    const number = elementOf(canvas.getByText('฿1,234,567,890.12'))?.nextElementSibling as HTMLElement;
    await expect(number.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
    await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
  },
});

/** The jackpot joined with its hook, as on the site. */
function Wired() {
  return <Jackpot {...useJackpot()} />;
}

export const PlatformDecorative = meta.story({
  parameters: { sandbox: { path: '/rng' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^฿\d{1,2},\d{3},\d{3}\.\d{2}$/)).toBeInTheDocument());
  },
});

export const PlatformFeed = meta.story({
  parameters: { sandbox: { path: '/rng', scenario: 'fullOperator' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^฿[\d,]+\.\d{2}$/)).toBeInTheDocument());
  },
});

/** RSP-06: nothing during a break. */
export const PlatformInABreak = meta.story({
  parameters: { sandbox: { path: '/rng', persona: 'member', scenario: 'resting' } },
  render: () => (
    <div data-testid="place">
      <Wired />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('place')).toBeEmptyDOMElement());
  },
});
