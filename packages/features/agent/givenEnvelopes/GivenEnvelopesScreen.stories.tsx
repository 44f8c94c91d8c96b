import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { sampleGiven, sampleGivenPage } from './givenEnvelopes.samples.ts';
import type { GivenEnvelopesScreenProps } from './givenEnvelopes.types.ts';
import { GivenEnvelopesScreen } from './GivenEnvelopesScreen.tsx';
import { useGivenEnvelopesScreen } from './useGivenEnvelopesScreen.ts';

/** The screen with its hook, as the site joins them; a story can replace props. */
const Connected = (change: Partial<GivenEnvelopesScreenProps>) => (
  <GivenEnvelopesScreen {...useGivenEnvelopesScreen()} {...change} />
);

const meta = preview.type<{ args: Partial<GivenEnvelopesScreenProps> }>().meta({
  title: 'Screens/Agent/Red envelopes',
  component: Connected,
  parameters: { sandbox: { persona: 'agent', scenario: 'agentTeam' } },
});

const onPlatform = platformStories(Connected, { persona: 'agent', scenario: 'agentTeam' });
const totals = { count: 4, given: '1988.00', waiting: '888.00', opened: '680.00', back: '420.00' };

/** What waits, what players have and what came back are what was given. A state narrows list and sums. */
export const AsAgent = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const list = { name: t('agentEnvelopes:report.list') };
    const table = async () => within(await canvas.findByRole('table', list));
    await waitFor(async () => expect((await table()).getAllByRole('rowheader').length).toBeGreaterThan(1));
    for (const name of ['given', 'waiting', 'back'] as const)
      await expect(canvas.getAllByText(t(`agentEnvelopes:report.sums.${name}`))[0]).toBeVisible();
    const waiting = t('agentEnvelopes:list.states.waiting');
    await userEvent.selectOptions(canvas.getByLabelText(t('agentEnvelopes:report.state')), waiting);
    const opened = t('agentEnvelopes:list.states.opened');
    await waitFor(async () => expect((await table()).queryByText(opened)).toBeNull());
    await expect((await table()).getAllByText(waiting).length).toBeGreaterThan(0);
  },
});

/** Each state, one that the site does not know, and one that the player has given up before it was wagered. */
export const EveryState = meta.story({
  args: { page: ready({ ...sampleGivenPage(), totals }), accountHref: () => '/?agent=teamManagement&ref=member-nok' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText('FROZEN')).toBeVisible();
    await expect(canvas.getAllByText('฿320.00').length).toBeGreaterThan(0);
    const [to] = canvas.getAllByRole('link', { name: 'nok' });
    await expect(to).toHaveAttribute('href', '/?agent=teamManagement&ref=member-nok');
    await expect(canvas.getByText(t('agentEnvelopes:report.text'))).toBeVisible();
  },
});

/** A platform that states no sums; long names and sums on the smallest phone. */
export const LongNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const { longName } = storyMessages(globals);
    const given = sampleGiven({
      account: longName.replaceAll(' ', ''),
      nickname: longName,
      message: longName.repeat(3),
    });
    return <Connected {...args} page={ready({ list: [{ ...given, amount: '123456789.00' }], totalPages: 1 })} />;
  },
  play: async () => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
});

export const Empty = meta.story(onPlatform.empty);

export const Loading = meta.story({ args: { page: loading } });

export const Failed = meta.story({
  args: { page: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('agentEnvelopes:report.failed'))).toBeVisible();
  },
});

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
