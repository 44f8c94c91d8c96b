import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { EnvelopeGiven } from '#api/agentEnvelopes.ts';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { emptyTransfer } from '#core/money/transfer/transfer.model.ts';
import type { SentTransfer } from '#core/money/transfer/transfer.types.ts';
import { elementOf } from '#storybook/elementOf.ts';
import preview from '#storybook/preview.tsx';
import { sampleNoon } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleDetail, sampleTransferForm } from '../team/team.samples.ts';
import { EnvelopesView } from './EnvelopesView.tsx';
import { sampleEnvelopes, sampleGift, sampleGiven, sampleGivenPage, samplePassword } from './givenEnvelopes.samples.ts';
import type { EnvelopesViewProps } from './givenEnvelopes.types.ts';

const meta = preview.type<{ args: Partial<EnvelopesViewProps> }>().meta({
  title: 'Screens/Agent/Red envelopes of an account',
  parameters: { sandbox: { persona: 'agent', at: sampleNoon } },
  render: (args) => <EnvelopesView {...sampleEnvelopes()} {...args} />,
});

const typed = (change: Partial<typeof sampleTransferForm> = {}) =>
  sampleGift({
    transfer: { ...sampleTransferForm, form: { ...emptyTransfer, values: { amount: '888', remark: '' } }, ...change },
    onDays: fn(),
  });

/** What is given is said before anything is sent, and below the form what became of the others. */
export const Form = meta.story({
  args: { gift: typed({ onSubmit: fn() }) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('agentEnvelopes:wagerTimes', { times: '1' }))).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('agentEnvelopes:days') }),
      t('agentEnvelopes:daysOf.7'),
    );
    await expect(args.gift?.onDays).toHaveBeenCalledWith(7);
    await userEvent.click(
      canvas.getByRole('button', { name: t('agentEnvelopes:submitAmount', { amount: '฿888.00' }) }),
    );
    await expect(args.gift?.transfer.onSubmit).toHaveBeenCalledOnce();
    const list = within(canvas.getByRole('region', { name: t('agentEnvelopes:list.title') }));
    const [waits, opened, returned, unknown] = list.getAllByRole('listitem');
    await expect(waits).toHaveTextContent(t('agentEnvelopes:list.states.waiting'));
    await expect(opened).toHaveTextContent(t('agentEnvelopes:list.states.opened'));
    // What was left of one that the player has given up came back.
    await expect(opened).toHaveTextContent('฿320.00');
    await expect(returned).toHaveTextContent(t('agentEnvelopes:list.states.returned'));
    await expect(unknown).toHaveTextContent('FROZEN');
  },
});

/** What was typed stays, and the refusal says that nothing has moved. Long words and sums wrap. */
export const Invalid = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    gift: typed({
      form: {
        ...emptyTransfer,
        values: { amount: '9', remark: 'x'.repeat(141) },
        problems: { amount: { key: 'tooLittle', limit: '100.00' } },
      },
      flow: flowIn({
        status: 'refused',
        error: { kind: 'refused', code: 'transfer_daily', message: '', detail: {} },
      }),
    }),
    given: ready({ list: [sampleGiven({ amount: '123456789.00', message: 'ยินดีด้วย'.repeat(15) })], totalPages: 9 }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('textbox', { name: t('agentEnvelopes:amount') })).toHaveAccessibleDescription(
      expect.stringContaining('฿100.00'),
    );
    await expect(canvas.getByText(t('upline:problems.remark', { most: 140 }))).toBeVisible();
    await expect(canvas.getByText(t('upline:nothingMoved'))).toBeVisible();
  },
});

/** The preview: what leaves now, when it comes back and what it binds, before the payment password is asked for. */
export const Confirming = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    gift: typed({
      draft: {
        ...{ amount: '888.00', remark: 'สุขสันต์วันเกิดนะ', from: { account: 'agent', nickname: 'พี่เอกชัย' } },
        to: { account: 'nok', nickname: 'นกน้อยนำโชค' },
      },
    }),
    password: samplePassword,
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('agentEnvelopes:confirm.title') }));
    const valueOf = (label: string) => elementOf(dialog.getByText(label))?.nextElementSibling;
    await expect(valueOf(t('agentEnvelopes:confirm.to'))).toHaveTextContent('นกน้อยนำโชค (nok)');
    await expect(valueOf(t('agentEnvelopes:confirm.leaves'))).toHaveTextContent('฿888.00');
    await expect(valueOf(t('agentEnvelopes:confirm.back'))).toHaveTextContent(/24/);
    await expect(valueOf(t('agentEnvelopes:wager'))).toHaveTextContent(t('agentEnvelopes:wagerTimes', { times: '1' }));
    await expect(valueOf(t('agentEnvelopes:confirm.message'))).toHaveTextContent('สุขสันต์วันเกิดนะ');
  },
});

/** The platform has confirmed it. Whether the player knows is not said. */
export const Done = meta.story({
  args: {
    gift: sampleGift({
      transfer: {
        ...sampleTransferForm,
        flow: flowIn<SentTransfer, EnvelopeGiven>(
          {
            status: 'done',
            value: {
              ...{ reference: 'E23456789A', at: '2026-11-21T05:00:00Z', amount: '888.00' },
              ...{ endsAt: '2026-11-24T05:00:00Z', balance: '51452.50', held: '1388.00' },
            },
          },
          { reset: fn() },
        ),
      },
    }),
    given: loading,
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('agentEnvelopes:done.held', { held: '฿1,388.00' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('agentEnvelopes:done.again') }));
    await expect(args.gift?.transfer.flow.reset).toHaveBeenCalledOnce();
  },
});

/** The answer was lost: the check never gives a second envelope. */
export const Unknown = meta.story({
  args: {
    gift: typed({
      flow: flowIn<SentTransfer, never>(
        { status: 'unknown', input: { amount: '888.00' }, error: { kind: 'network', outcomeUnknown: true } },
        { repeat: fn() },
      ),
    }),
    given: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() },
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText(t('agentEnvelopes:list.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('agentEnvelopes:unknown.check') }));
    await expect(args.gift?.transfer.flow.repeat).toHaveBeenCalledOnce();
  },
});

/** Nothing can be done with the account, and nothing says why: what it was given stays in view. */
export const OnlyTheList = meta.story({
  args: { detail: sampleDetail({ transfer: null }), given: ready({ ...sampleGivenPage(), list: [] }) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('agentEnvelopes:list.empty'))).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});
