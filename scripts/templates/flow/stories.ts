import type { FlowNames } from './names.ts';

/** The stories of a money flow: each outcome on the sandbox, whose ledger they look at. */
export const flowStories = ({ name, folder, title, operation }: FlowNames): string => `
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading } from '#core/data/remote.ts';
import { demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { balanceOf, memberAccount } from '#sandbox/money/ledger.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import { ${name}Screen, type ${name}ScreenProps } from './${name}Screen.tsx';
import { use${name}Screen } from './use${name}Screen.ts';

/** The screen with its hook, as the site joins them; a story can replace props. */
const Connected = (change: Partial<${name}ScreenProps>) => <${name}Screen {...use${name}Screen()} {...change} />;

const meta = preview.type<{ args: Partial<${name}ScreenProps> }>().meta({
  title: 'Screens/Member centre/${title}',
  component: Connected,
  parameters: { sandbox: { persona: 'member', scenario: 'transfers' } },
});

const onPlatform = platformStories(Connected, { scenario: 'transfers' });

interface Played {
  readonly canvas: Canvas;
  readonly sandbox: SandboxContext;
}
const friend = 'somchai';
/** What the receiver has, in satang. */
const received = (sandbox: SandboxContext): number => balanceOf(sandbox, memberAccount(memberIdOf(friend)));
const headed = async ({ canvas }: Played, name: string): Promise<void> => {
  await waitFor(() => expect(canvas.getByRole('heading', { name })).toHaveFocus());
};

/** Fills the form in, and confirms with the payment password by two clicks. */
async function send({ canvas, sandbox }: Played, receiver = friend): Promise<void> {
  const t = translatorOf(sandbox);
  await userEvent.type(await canvas.findByRole('textbox', { name: t('${folder}:receiver') }), receiver);
  await userEvent.type(canvas.getByRole('textbox', { name: t('${folder}:amount') }), '๕๐๐{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: t('${folder}:confirm.title') }));
  const label = t('paymentPassword:label');
  const isLabel = (text: string): boolean => text.replace(/\\*$/, '') === label;
  await userEvent.type(await dialog.findByLabelText(isLabel, { selector: 'input' }), demoPaymentPassword);
  await userEvent.dblClick(dialog.getByRole('button', { name: t('${folder}:confirm.do', { amount: '฿500.00' }) }));
}

export const AsMember = meta.story(onPlatform.ready);

/** Sent once for two clicks, and told with the new balance. The form is empty for the next one. */
export const Done = meta.story({
  play: async (played) => {
    const { canvas, sandbox } = played;
    const t = translatorOf(sandbox);
    const before = received(sandbox);
    await send(played);
    await headed(played, t('${folder}:done.title', { amount: '฿500.00' }));
    await expect(received(sandbox)).toBe(before + 50_000);
    await expect(canvas.getByRole('textbox', { name: t('${folder}:amount') })).toHaveValue('');
  },
});

/** What is missing is said at its field, the first of which has the focus. */
export const Incomplete = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('${folder}:next') }));
    await expect(await canvas.findByText(t('${folder}:problems.empty'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: t('${folder}:receiver') })).toHaveFocus());
  },
});

/** The platform refuses: nothing has moved, and what was typed is still there. */
export const Refused = meta.story({
  play: async (played) => {
    const { canvas, sandbox } = played;
    const t = translatorOf(sandbox);
    await send(played, 'unknown');
    await headed(played, t('${folder}:refused.title'));
    await expect(canvas.getByText(t('${folder}:refused.account_unknown'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('${folder}:receiver') })).toHaveValue('unknown');
  },
});

/** The answer is lost: nothing else can be sent until the check has found what became of it. */
export const OutcomeUnknown = meta.story({
  parameters: {
    sandbox: {
      faults: [{ match: '${operation}', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
    },
  },
  play: async (played) => {
    const { canvas, sandbox } = played;
    const t = translatorOf(sandbox);
    const before = received(sandbox);
    await send(played);
    await headed(played, t('${folder}:unknown.title'));
    await expect(canvas.queryByRole('button', { name: t('${folder}:next') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('${folder}:unknown.check') }));
    await headed(played, t('${folder}:done.title', { amount: '฿500.00' }));
    await expect(received(sandbox)).toBe(before + 50_000);
  },
});

/** During a break, nothing is sent (RSP-03). */
export const OnABreak = meta.story({
  args: { stop: { reason: 'break', rest: { kind: 'timeout', until: '2026-11-24T05:00:00Z' } } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('heading', { name: t('limits:stop.breakTitle') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('${folder}:next') })).toBeNull();
  },
});

export const AsTrial = meta.story(onPlatform.trial);

export const InMaintenance = meta.story(onPlatform.maintenance);

export const LongText = meta.story(onPlatform.longText);

export const Empty = meta.story(onPlatform.empty);

export const Loading = meta.story({ args: { terms: loading } });

export const Failed = meta.story({
  args: { terms: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('${folder}:failed'))).toBeVisible();
  },
});
`;
