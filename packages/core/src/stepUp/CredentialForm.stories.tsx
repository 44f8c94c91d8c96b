import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { type ApiError, type RefusalCode, type Result, fail } from '#api/errors.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { loading, ready } from '../data/remote.ts';
import { CredentialForm } from './CredentialForm.tsx';
import { fullCredentialState, sampleCredential, sampleCredentialState } from './stepUp.samples.ts';
import type { CredentialSource } from './stepUp.types.ts';

const submit = fn<(credential: unknown) => Promise<Result<null>>>();
const refused = (code: RefusalCode, detail: Readonly<Record<string, unknown>> = {}) =>
  fail<ApiError>({ kind: 'refused', code, message: '', detail });

const meta = preview.type<{ args: Partial<CredentialSource> }>().meta({
  title: 'Parts/Credential',
  render: (change, { sandbox, id }) => {
    const t = translatorOf(sandbox);
    return (
      <CredentialForm
        key={id}
        source={sampleCredential(change)}
        label={t('authenticator:setup.title')}
        text={t('authenticator:setup.ask')}
        maybe={t('authenticator:setup.askMaybe')}
        submitLabel={t('authenticator:setup.next')}
        onSubmit={submit}
        onDone={fn()}
      />
    );
  },
});

type Queries = ReturnType<typeof within>;
/** The input of a label; the mark of a required field follows the label. */
const inputOf = (canvas: Queries, label: string): HTMLElement =>
  canvas.getByLabelText((text: string) => text.replace(/\*$/, '') === label, { selector: 'input' });

/** Says until when withdrawals rest before it asks. A wrong password tells how many tries are left, and is forgotten. */
export const Asking = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    submit
      .mockReset()
      .mockResolvedValueOnce(refused('password_incorrect', { triesLeft: 2 }))
      .mockResolvedValueOnce(refused('password_incorrect', { triesLeft: 0 }));
    await expect(canvas.getByText((text) => text.includes(t('stepUp:told')))).toBeVisible();
    const input = inputOf(canvas, t('stepUp:labels.loginPassword'));
    await userEvent.type(input, '{Enter}');
    await canvas.findByText(t('stepUp:empty.loginPassword'));
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.type(input, 'wrong{Enter}');
    await canvas.findByText((text) => text.includes(t('stepUp:triesLeft', { count: 2 })));
    await expect(submit).toHaveBeenLastCalledWith({ loginPassword: 'wrong' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'wrong{Enter}');
    await canvas.findByText((text) => text.includes(t('stepUp:problems.wait')));
  },
});

/** Each way is sent alone; what was typed for another one is forgotten. */
export const EveryWay = meta.story({
  args: { state: ready(fullCredentialState()) },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    submit.mockReset().mockResolvedValue(refused('code_incorrect', { field: 'credential' }));
    await userEvent.type(inputOf(canvas, t('stepUp:labels.loginPassword')), 'Kinnari88');
    const select = canvas.getByRole('combobox', { name: t('stepUp:by') });
    await userEvent.selectOptions(select, 'sms');
    const code = inputOf(canvas, t('stepUp:labels.sms'));
    await expect(code).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /08x-xxx-5678/ }));
    await userEvent.type(code, '123 45{Enter}');
    await canvas.findByText(t('stepUp:incorrect.sms'));
    await expect(submit).toHaveBeenLastCalledWith({ code: '12345' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The withdrawal password is locked: the form says until when, and that there are other ways. */
export const Locked = meta.story({
  args: {
    state: ready(
      fullCredentialState({
        hasLoginPassword: false,
        state: 'locked',
        triesLeft: 0,
        lockedUntil: '2026-11-21T05:30:00Z',
      }),
    ),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(inputOf(canvas, t('stepUp:labels.paymentPassword'))).toBeInvalid();
  },
});

/** Too many tries, an unknown outcome, a trial account and maintenance are said above the fields. */
export const Refused = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    submit
      .mockReset()
      .mockResolvedValueOnce(refused('too_many_tries', { retryAfterS: 60 }))
      .mockResolvedValueOnce(fail<ApiError>({ kind: 'timeout', outcomeUnknown: true }))
      .mockResolvedValueOnce(refused('trial_not_allowed'))
      .mockResolvedValueOnce(refused('system_maintenance'));
    const input = inputOf(canvas, t('stepUp:labels.loginPassword'));
    await userEvent.type(input, 'Kinnari88{Enter}');
    await canvas.findByText(t('errors:tooManyTries', { minutes: 1 }));
    await userEvent.type(input, '{Enter}');
    await canvas.findByText(t('errors:timeout'));
    await userEvent.type(input, '{Enter}');
    await canvas.findByText(t('errors:trial'));
    await userEvent.type(input, '{Enter}');
    await canvas.findByText(t('errors:maintenance'));
    await expect(input).toHaveValue('Kinnari88');
  },
});

/** An account of a third party that has no password and no contact yet is told what to add. */
export const WithoutCredential = meta.story({
  args: { state: ready(sampleCredentialState({ hasLoginPassword: false })) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    submit.mockReset().mockResolvedValue(refused('credential_unset'));
    await expect(canvas.getByText(t('stepUp:none'))).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvas.getByRole('form'));
    await canvas.findByText(t('stepUp:refused.credential_unset'));
  },
});

export const Loading = meta.story({ args: { state: loading } });
export const Failed = meta.story({
  args: { state: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } },
});
