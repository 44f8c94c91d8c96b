import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { MessagePanel } from '../parts/MessagePanel.tsx';
import { sampleTransferForm } from '../team.samples.ts';
import { EnvelopesForm } from './parts/EnvelopesForm.tsx';
import { Results } from './parts/Results.tsx';
import {
  sampleGifts,
  sampleGiven,
  sampleResult,
  sampleResults,
  sampleSelection,
  sampleState,
} from './selection.samples.ts';
import type { ManyGifts } from './selection.types.ts';
import { WorkDialog } from './WorkDialog.tsx';

type Props = React.ComponentProps<typeof WorkDialog>;

const message: Props['children'] = () => <MessagePanel takesFocus onMessage={async () => null} />;

const meta = preview.type<{ args: Partial<Props> }>().meta({
  title: 'Screens/Agent/Work on many accounts',
  parameters: { sandbox: { persona: 'agent' } },
  render: (args) => (
    <WorkDialog work="message" open count={2} state={sampleState()} outcome={null} onClose={() => {}} {...args}>
      {args.children ?? message}
    </WorkDialog>
  ),
});

/** The dialog, once it has come in. */
async function dialogOf() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** The form is that of a message to one account, and has the focus. */
export const Message = meta.story({
  play: async () => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('textbox')).toHaveFocus();
  },
});

export const Loading = meta.story({ args: { state: sampleState({ selection: loading }) } });

export const Failed = meta.story({
  args: {
    state: sampleState({
      selection: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() },
    }),
  },
});

/** An account has left the team since it was picked. */
export const NotOfTheTeam = meta.story({
  args: {
    state: sampleState({
      selection: {
        status: 'failed',
        error: { kind: 'refused', code: 'downline_not_found', message: '', detail: {} },
        retry: fn(),
      },
    }),
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await expect(dialog.getByText(t('agentMany:refused.downline_not_found'))).toBeVisible();
  },
});

/** After 15 minutes; the form keeps what was typed. */
export const Expired = meta.story({
  args: { state: { ...sampleState({ again: { step: 'over' } }), onAgain: fn() } },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('agentMany:expired'));
    await userEvent.click(dialog.getByRole('button', { name: t('agentMany:again') }));
    await expect(args.state?.onAgain).toHaveBeenCalledOnce();
  },
});

export const ExpiredAgainFailed = meta.story({
  args: { state: sampleState({ again: { step: 'failed', error: { kind: 'network', outcomeUnknown: false } } }) },
});

export const ChosenAgain = meta.story({ args: { state: sampleState({ again: { step: 'done' } }) } });

/** Those that were not reached, each with its reason; an unknown one in the platform’s word. */
export const NotAllDone = meta.story({
  args: { outcome: <Results list={sampleResults} onClose={() => {}} /> },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await expect(
      dialog.getByRole('heading', { name: t('agentMany:results.done', { done: 1, count: 5 }) }),
    ).toHaveFocus();
    const rate = t('agentMany:outcomes.rate_out_of_range', { name: t('common:gameTypes.RNG'), rate: '0.70' });
    await expect(dialog.getByText(rate)).toBeVisible();
    await expect(dialog.getByText(t('agentMany:outcomes.other', { code: 'FROZEN' }))).toBeVisible();
  },
});

export const AllDone = meta.story({ args: { outcome: <Results list={[sampleResult()]} onClose={() => {}} /> } });

const envelopes = (gifts: Partial<ManyGifts> = {}, change: Parameters<typeof sampleSelection>[0] = {}) => (
  <EnvelopesForm
    selection={sampleSelection(change)}
    gifts={sampleGifts(gifts)}
    stop={null}
    turnoverHref="/"
    onSupport={undefined}
    onClose={() => {}}
  />
);

export const Envelopes = meta.story({ args: { work: 'envelope', children: () => envelopes() } });

/** What there is is not enough for so many accounts. */
export const TooMany = meta.story({
  args: {
    work: 'envelope',
    children: () => {
      const { transfer } = sampleSelection();
      return envelopes({}, { transfer: transfer && { ...transfer, maxAmount: '12.50' } });
    },
  },
  play: async ({ sandbox }) => {
    const dialog = await dialogOf();
    await expect(dialog.getByText(translatorOf(sandbox)('agentMany:envelope.tooFew'))).toBeVisible();
  },
});

/** The agent has lost the right meanwhile. */
export const CannotGive = meta.story({
  args: { work: 'envelope', children: () => envelopes({}, { transfer: null }) },
});

/** The answer was lost: it is asked for, never given twice. */
export const OutcomeUnknown = meta.story({
  args: {
    work: 'envelope',
    outcome: envelopes({
      transfer: {
        ...sampleTransferForm,
        flow: flowIn({
          status: 'unknown',
          error: { kind: 'timeout', outcomeUnknown: true },
          input: { amount: '200.00' },
        }),
      },
    }),
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await expect(dialog.getByRole('button', { name: t('agentMany:unknown.check') })).toBeVisible();
  },
});

export const Given = meta.story({
  args: {
    work: 'envelope',
    outcome: envelopes({ transfer: { ...sampleTransferForm, flow: flowIn({ status: 'done', value: sampleGiven() }) } }),
  },
});

/** The smallest window, with the longest names. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    outcome: (
      <Results
        list={[sampleResult({ nickname: 'ก'.repeat(30), account: 'x'.repeat(16), outcome: 'operation_not_allowed' })]}
        onClose={() => {}}
      />
    ),
  },
});
