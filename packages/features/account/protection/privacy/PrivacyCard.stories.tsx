import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import { marketingChannels } from '#api/privacy.ts';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Privacy } from './Privacy.tsx';
import type { PrivacyCardProps } from './privacy.types.ts';
import { PrivacyCard } from './PrivacyCard.tsx';

const none = { marketing: marketingChannels.map((channel) => ({ channel, on: false })) };
const offline = { kind: 'network', outcomeUnknown: false } as const;

const meta = preview.type<{ args: Partial<PrivacyCardProps> }>().meta({
  title: 'Screens/Member centre/Privacy',
  render: ({ keeps = false, ...args }) => (
    <PrivacyCard
      privacy={ready(none)}
      onMarketing={async () => null}
      keeps={keeps}
      onKeeps={async () => true}
      onCopy={async () => ok(null)}
      limitsHref="/?centre=limits"
      onSupport={fn()}
      {...args}
    />
  ),
});

/** SEC-05: nothing is ticked before the player ticks it. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
});

export const Loading = meta.story({ args: { privacy: loading } });

export const Failed = meta.story({ args: { privacy: { status: 'failed', error: offline, retry: fn() } } });

/** What could not be saved stays as it was, and says so. */
export const NotSaved = meta.story({
  args: { onMarketing: async () => offline, onKeeps: async () => false, onCopy: async () => fail(offline) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const box = canvas.getByRole('checkbox', { name: t('privacy:channels.email') });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).not.toBeChecked();
    const keeps = canvas.getByRole('checkbox', { name: t('privacy:kept.label') });
    await userEvent.click(keeps);
    await waitFor(() => expect(keeps).toBeInvalid());
    await expect(keeps).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('privacy:copy.do') }));
    await expect(await canvas.findByText(t('privacy:copy.failed'), { exact: false })).toBeVisible();
  },
});

/** No customer service, and a channel that the site does not know, on the smallest phone. */
export const Odd = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    onSupport: undefined,
    privacy: ready({ marketing: [...none.marketing, { channel: { other: 'CARRIER PIGEON' }, on: true }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'CARRIER PIGEON' })).toBeDisabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OnThePlatform = meta.story({
  parameters: { sandbox: { persona: 'member' } },
  render: () => <Privacy />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const box = await canvas.findByRole('checkbox', { name: t('privacy:channels.line') });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
  },
});
