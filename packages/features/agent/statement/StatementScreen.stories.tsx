import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { StatementScreen, type StatementScreenProps } from './StatementScreen.tsx';
import { useStatementScreen } from './useStatementScreen.ts';

/** The screen with its hook, as the site joins them; a story can replace props. */
const Connected = (change: Partial<StatementScreenProps>) => <StatementScreen {...useStatementScreen()} {...change} />;

const meta = preview.type<{ args: Partial<StatementScreenProps> }>().meta({
  title: 'Screens/Agent/Statement',
  component: Connected,
  parameters: { sandbox: { persona: 'agent', scenario: 'contracts' } },
});

const onPlatform = platformStories(Connected, { persona: 'agent', scenario: 'contracts' });

/** The days of an account, each opening with what the one before ended with. Weeks are fewer rows. */
export const AsAgent = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const rows = async () =>
      within(await canvas.findByRole('table', { name: t('statement:list') })).getAllByRole('row');
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(7));
    for (const name of ['earned', 'paid', 'waiting'] as const)
      await expect(canvas.getByText(t(`statement:sums.${name}`))).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(t('statement:by')), t('statement:periods.week'));
    await waitFor(async () => expect((await rows()).length).toBeLessThan(6));
  },
});

/** AGT-08: what was given leads to each envelope of those days, and the head says what waits beside what is free. */
export const WithEnvelopes = meta.story({
  parameters: { sandbox: { persona: 'agent', scenario: 'agentTeam' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const see = await canvas.findAllByRole('link', { name: new RegExp(t('statement:seeEnvelopes')) });
    await expect(see.length).toBeGreaterThan(0);
    for (const link of see) await expect(link.getAttribute('href')).toContain('agent=givenEnvelopes');
    await expect(await canvas.findByText(new RegExp(t('position:lines.envelopes')))).toBeVisible();
  },
});

export const AsTrial = meta.story(onPlatform.trial);

export const InMaintenance = meta.story(onPlatform.maintenance);

export const LongText = meta.story(onPlatform.longText);

export const Empty = meta.story(onPlatform.empty);

export const Loading = meta.story({ args: { page: loading } });

export const Failed = meta.story({
  args: { page: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('statement:failed'))).toBeVisible();
  },
});
