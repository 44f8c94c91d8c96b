import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { filledValues, sampleChange, sampleRules } from '../password/password.samples.ts';
import type { ChangePasswordFormProps, ChangePasswordScreenProps } from './changePassword.types.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
import { useChangePasswordScreen } from './useChangePasswordScreen.tsx';

const retry = fn();

type Args = ChangePasswordFormProps & Partial<Pick<ChangePasswordScreenProps, 'role'>>;

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Password/Change page',
  args: sampleChange,
  render: ({ role = 'member', ...form }) => (
    <ChangePasswordScreen form={form} role={role} homeHref="/" restNote={null} />
  ),
});

/** CPW-01: the account is read-only, and each password can be shown separately. */
export const Empty = meta.story({
  args: { onSubmit: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    // PAT-02.
    await expect(canvas.getByText(t('fields:required'))).toBeVisible();
    const username = canvas.getByRole('textbox', { name: t('fields:fields.username') });
    await expect(username).toHaveAttribute('readonly');
    await expect(username).toHaveValue('somchai');
    await expect(canvas.getByLabelText(t('password:fields.oldPassword'))).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.getByLabelText(t('password:fields.confirmPassword'))).toHaveAttribute(
      'autocomplete',
      'new-password',
    );

    const show = t('fields:showPassword', { field: t('password:fields.oldPassword') });
    await userEvent.click(canvas.getByRole('button', { name: show }));
    await expect(canvas.getByLabelText(t('password:fields.oldPassword'))).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText(t('password:fields.newPassword'))).toHaveAttribute('type', 'password');
    await userEvent.type(canvas.getByLabelText(t('password:fields.newPassword')), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const WrongEverywhere = meta.story({
  args: {
    values: { ...filledValues, oldPassword: '', confirmPassword: 'Lotus' },
    problems: {
      oldPassword: { key: 'required' },
      newPassword: { key: 'password_same' },
      confirmPassword: { key: 'mismatch' },
    },
    attention: { to: 'summary', count: 1 },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, sandbox }) => {
    const list = canvas.getByRole('group', { name: translatorOf(sandbox)('fields:summary.title') });
    await waitFor(() => expect(list).toHaveFocus());
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
  },
});

export const WrongOldPassword = meta.story({
  args: {
    values: filledValues,
    problems: { oldPassword: { key: 'password_incorrect' } },
    attention: { to: 'oldPassword', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText(translatorOf(sandbox)('password:fields.oldPassword'))).toHaveFocus(),
    );
  },
});

export const LostAnswer = meta.story({
  args: {
    values: filledValues,
    failure: { kind: 'timeout', outcomeUnknown: true },
    attention: { to: 'failure', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(translatorOf(sandbox)('password:change.maybeChanged'));
  },
});

/** The longest user name on the narrowest screen, busy. */
export const LongNameBusy = meta.story({
  args: {
    values: filledValues,
    view: ready({ username: 'somchai-who-has-the-longest-name-of-them-all-2569', rules: sampleRules }),
    asksOld: false,
    busy: true,
  },
  globals: { viewport: { value: 'smallest' } },
});

export const Loading = meta.story({ args: { view: loading } });

export const Failed = meta.story({
  args: { view: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const onPlatform = platformStories(() => <ChangePasswordScreen {...useChangePasswordScreen()} />, {
  path: '/changePassword',
});

export const AsMember = meta.story(onPlatform.ready);

/** CPW-02: a trial account is told that it cannot change its password. */
export const AsTrial = meta.story({
  ...onPlatform.trial,
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText(translatorOf(sandbox)('common:trial.text'))).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

export const InMaintenance = meta.story(onPlatform.maintenance);
