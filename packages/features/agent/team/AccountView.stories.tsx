import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { toMoment } from '#core/report/dayTexts.ts';
import preview from '#storybook/preview.tsx';
import { sampleNoon, spokenIn } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { AccountView } from './AccountView.tsx';
import { sampleAccount, sampleDetail, sampleDownline } from './team.samples.ts';
import type { AccountViewProps } from './team.types.ts';

const refused = (code: 'rate_out_of_range' | 'operation_not_allowed', detail = {}) =>
  ({ kind: 'refused', code, message: '', detail }) as const;

const meta = preview.type<{ args: Partial<AccountViewProps> }>().meta({
  title: 'Screens/Agent/Team account',
  parameters: { sandbox: { persona: 'agent', at: sampleNoon } },
  render: (args) => <AccountView {...sampleAccount()} {...args} />,
});

export const Details = meta.story({
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: 'นกน้อยนำโชค (nok)' })).toBeVisible();
    const counts = t('agentTeam:contracts', { inForce: 2, waiting: 1 });
    const days = toMoment('2026-11-30T17:00:00Z', spokenIn(globals)).day;
    await expect(canvas.getByText(t('agentTeam:contractsToCome', { counts, count: 1, days }))).toBeVisible();
    const contracts = within(canvas.getByRole('navigation', { name: t('agentTeam:contractsWith') }));
    await expect(contracts.getByRole('link')).toHaveAttribute('href', '/?agent=dailySalary&ref=account%3Dnok');
  },
});

/** A player who takes a break: nothing can be done with the account, and nothing says why. What it was given stays listed. */
export const WithoutActions = meta.story({
  args: { detail: ready(sampleDetail({ downline: sampleDownline({ actions: [] }), transfer: null })) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual([t('agentTeam:tabs.details'), t('agentTeam:tabs.envelope')]);
  },
});

/** Rates up to the own ones, with what both sides earn by each (AGT-05). */
export const Rates = meta.story({
  args: { onRates: fn(async () => refused('rate_out_of_range', { gameType: 'RNG', max: '0.60' })) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('tab', { name: t('agentTeam:tabs.rates') }));
    const field = canvas.getByRole('textbox', { name: t('agentRates:rate', { name: t('common:gameTypes.RNG') }) });
    await userEvent.clear(field);
    await userEvent.type(field, '0.9');
    const save = canvas.getByRole('button', { name: t('agentTeam:saveRates') });
    await userEvent.click(save);
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(t('agentRates:problems.tooHigh', { limit: '0.80' })),
    );
    await expect(args.onRates).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '0.5');
    await expect(canvas.getByText(/฿300\.00.*฿500\.00/)).toBeVisible();
    await userEvent.dblClick(save);
    await canvas.findByText(t('agentRates:refused.rate_out_of_range', { max: '0.60' }));
    await expect(args.onRates).toHaveBeenCalledWith([
      { gameType: 'RNG', rate: '0.50' },
      { gameType: 'LIVE', rate: '0.50' },
    ]);
  },
});

/** An operator who does not let agents lower rates: the field says so before anything is sent. */
export const RatesOnlyUp = meta.story({
  args: { canLowerRates: false, onRates: fn(async () => null) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('tab', { name: t('agentTeam:tabs.rates') }));
    await expect(canvas.getByText(t('agentTeam:ratesOnlyUp'))).toBeVisible();
    const field = canvas.getByRole('textbox', { name: t('agentRates:rate', { name: t('common:gameTypes.RNG') }) });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: t('agentTeam:saveRates') }));
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(t('agentRates:problems.tooLow', { limit: '0.70' })),
    );
    await expect(args.onRates).not.toHaveBeenCalled();
  },
});

/** What is announced is said with its time. */
export const Announced = meta.story({
  args: {
    detail: ready(
      sampleDetail({ pendingRates: { rates: [{ gameType: 'RNG', rate: '0.30' }], from: '2026-11-22T05:00:00Z' } }),
    ),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('tab', { name: t('agentTeam:tabs.rates') }));
    await expect(canvas.getByText(/0\.30%/)).toBeVisible();
  },
});

export const Message = meta.story({
  args: { onMessage: fn(async () => null) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('tab', { name: t('agentTeam:tabs.message') }));
    const send = canvas.getByRole('button', { name: t('agentTeam:sendMessage') });
    await userEvent.click(send);
    const field = canvas.getByRole('textbox', { name: (name) => name.startsWith(t('agentTeam:messageText')) });
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t('agentTeam:messageProblems.empty')));
    await userEvent.type(field, 'พรุ่งนี้คุยกันนะ');
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByText(t('agentTeam:messageSent'))).toBeVisible());
    await expect(args.onMessage).toHaveBeenCalledWith('พรุ่งนี้คุยกันนะ');
    await expect(field).toHaveValue('');
  },
});

export const Transfer = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('tab', { name: t('agentTeam:tabs.transfer') }));
    await expect(await canvas.findByText('นกน้อยนำโชค (nok)', { selector: 'dd, dd *' })).toBeVisible();
  },
});

/** A transfer to another account is not resolved yet: no second one is made before (AGT-06). */
export const Unresolved = meta.story({
  args: {
    unresolvedHref: '/?agent=teamManagement&ref=two',
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('tab', { name: t('agentTeam:tabs.transfer') }));
    await expect(canvas.getByRole('link', { name: t('agentTeam:toUnresolved') })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const Loading = meta.story({ args: { detail: loading } });

export const Failed = meta.story({
  args: { detail: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
});
