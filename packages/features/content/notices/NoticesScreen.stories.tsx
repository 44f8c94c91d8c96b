import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { longNotices, sampleNotices } from './notices.samples.ts';
import type { NoticesScreenProps } from './notices.types.ts';
import { NoticesScreen } from './NoticesScreen.tsx';
import { useNoticesScreen } from './useNoticesScreen.ts';

function Wired() {
  return <NoticesScreen {...useNoticesScreen()} />;
}

const retry = fn();

const meta = preview.type<{ args: Partial<NoticesScreenProps> }>().meta({
  title: 'Screens/Notices/Page',
  render: (args, { globals }) => (
    <NoticesScreen notices={ready(sampleNotices(globals))} wanted={null} homeHref="/" {...args} />
  ),
});

/** The newest notice is open; the others expand in place. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const toggles = canvas.getAllByRole('button');
    await expect(toggles.map((toggle) => toggle.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
    toggles[2]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggles[2]).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(toggles[2]).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Loading = meta.story({ args: { notices: loading } });

export const Empty = meta.story({ args: { notices: ready([]) } });

export const Failed = meta.story({
  args: { notices: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LongTextOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => (
    <NoticesScreen notices={ready(longNotices(globals))} wanted={null} homeHref="/" {...args} />
  ),
});

/** On the platform: a link to one notice opens and focuses it. */
export const AsMember = meta.story({
  parameters: { sandbox: { path: '/noticePage#notice-3' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThan(3));
    const open = () => canvas.getAllByRole('button', { expanded: true });
    await waitFor(() => expect(open()).toHaveLength(1));
    await waitFor(() => expect(open()[0]).toHaveFocus());
  },
});

/** A link to a notice that has ended: the page says so, and opens the newest. */
export const UnknownNotice = meta.story({
  parameters: { sandbox: { path: '/noticePage#gone' } },
  render: () => <Wired />,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('noticesPage:missing'))).toBeVisible();
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
  },
});

const onPlatform = platformStories(Wired, { path: '/noticePage' });

export const InMaintenance = meta.story(onPlatform.maintenance);
