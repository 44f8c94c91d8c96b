import { CircleCheck } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { OutcomePanel } from '../components/OutcomePanel.tsx';
import { useRefusalText } from '../components/useRefusalText.ts';
import { flowIn } from './flow.samples.ts';
import { FlowOutcome } from './FlowOutcome.tsx';
import type { MoneyFlow } from './useMoneyFlow.ts';

interface Input {
  readonly amount: string;
}
type Flow = MoneyFlow<Input, { readonly reference: string }>;

/** The outcome with the words of the rebate. */
function Shown({ flow, onSupport }: { flow: Flow; onSupport?: (() => void) | undefined }) {
  return (
    <FlowOutcome of="rebate" flow={flow} errorText={useRefusalText('rebate')} onSupport={onSupport}>
      {({ reference }, takesFocus) => (
        <OutcomePanel key={reference} tone="positive" icon={CircleCheck} title={reference} takesFocus={takesFocus}>
          {null}
        </OutcomePanel>
      )}
    </FlowOutcome>
  );
}

const meta = preview.type<{ args: { flow: Flow } }>().meta({
  title: 'Screens/Parts/Outcome of a movement',
  args: { flow: flowIn<Input, { readonly reference: string }>({ status: 'idle' }) },
  render: ({ flow }) => <Shown flow={flow} />,
});

const lost = { kind: 'timeout', outcomeUnknown: true } as const;
const input = { amount: '129.88' };

/** Takes the focus from the button that started it. */
export const Done = meta.story({
  args: { flow: flowIn({ status: 'done', value: { reference: 'RB-5F2C01A9B3' } }, { acted: true }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'RB-5F2C01A9B3' })).toHaveFocus());
  },
});

/** Says why, and what has not changed. */
export const Refused = meta.story({
  args: {
    flow: flowIn({
      status: 'refused',
      error: { kind: 'refused', code: 'insufficient_balance', message: '', detail: {} },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('rebate:refused.title') })).toBeVisible();
    await expect(canvas.getByText(t('rebate:refused.safe'))).toBeVisible();
  },
});

/** Offers a check that moves nothing twice, and announces why there is no answer. */
export const Unknown = meta.story({
  args: { flow: flowIn({ status: 'unknown', error: lost, input }, { repeat: fn(async () => undefined) }) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('rebate:unknown.title', { amount: '฿129.88' }) })).toBeVisible();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: t('rebate:unknown.check') }));
    await expect(args.flow.repeat).toHaveBeenCalledOnce();
  },
});

/** While the check runs, that is announced; the button keeps its place and the focus. */
export const Checking = meta.story({
  args: { flow: flowIn({ status: 'sending', input, pendingError: lost }) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('rebate:unknown.checking'));
    await expect(canvas.getByRole('button', { name: t('rebate:unknown.check') })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Where the platform can be asked by neither key nor records, no check is offered. */
export const NeverRepeats = meta.story({
  args: { flow: flowIn({ status: 'unknown', error: lost, input }, { repeats: 'never' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The first attempt shows where it was started. */
export const FirstAttempt = meta.story({
  args: { flow: flowIn({ status: 'sending', input, pendingError: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
