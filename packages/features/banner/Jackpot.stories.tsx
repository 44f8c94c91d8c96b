import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { loading, ready } from '../shared/remote.ts';
import { jackpotAt, jackpotStepMs } from './jackpot.model.ts';
import { Jackpot, type JackpotProps } from './Jackpot.tsx';
import { JackpotPlace } from './JackpotPlace.tsx';
import { useJackpot } from './useJackpot.ts';

const moment = Date.parse('2026-11-21T20:15:00+07:00');
const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } as const;

const sample = (globals: { language?: unknown }): JackpotProps => ({
  kind: 'decorative',
  amount: ready(jackpotAt(moment)),
  currency: '฿',
  language: globals.language === 'en' ? 'EN' : 'TH',
});

const meta = preview.type<{ args: Partial<JackpotProps> }>().meta({
  title: 'Screens/Banner/Jackpot',
  render: (args, { globals }) => <Jackpot {...sample(globals)} {...args} />,
});

/** Each step adds 165.11; the digits roll there, and nothing is announced. */
export const Decorative = meta.story({
  render: function Render(args, { globals }) {
    const [steps, setSteps] = useState(0);
    return (
      <Stack>
        <Jackpot {...sample(globals)} amount={ready(jackpotAt(moment + steps * jackpotStepMs))} {...args} />
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

/** Of the platform, on its way, and the place that is kept before the code is here: all of one size. */
export const FeedAndLoading = meta.story({
  render: (args, { globals }) => (
    <Stack>
      <Jackpot {...sample(globals)} {...args} kind="feed" amount={ready('998877.05')} />
      <Jackpot {...sample(globals)} {...args} amount={loading} />
      <div data-testid="place">
        <JackpotPlace />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [feed, coming] = canvas.getAllByRole('group');
    const place = canvas.getByTestId('place');
    await expect(coming?.offsetHeight).toBe(feed?.offsetHeight);
    await expect(place.offsetHeight).toBe(feed?.offsetHeight);
  },
});

/** An operator without one, and one whose feed is down. */
export const NoneAndFailed = meta.story({
  render: (args, { globals }) => (
    <div data-testid="place">
      <Jackpot {...sample(globals)} {...args} kind="none" />
      <Jackpot {...sample(globals)} {...args} kind="feed" amount={failed} />
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
