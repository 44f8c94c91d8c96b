import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../shared/remote.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
import { filledValues, fieldWordsOf, sampleChange, sampleRules, wordsOf } from './password.samples.ts';
import type { ChangePasswordPageProps } from './useChangePasswordPage.ts';

const retry = fn();

const meta = preview.type<{ args: Partial<ChangePasswordPageProps> }>().meta({
  title: 'Screens/Password/Change page',
  render: (args) => <ChangePasswordScreen {...sampleChange} role="member" homeHref="/" {...args} />,
});

/** CPW-01: the account can be read and not changed, and each password shown on its own. */
export const Empty = meta.story({
  args: { onSubmit: fn() },
  play: async ({ canvas, args, globals }) => {
    const { fields } = wordsOf(globals);
    const username = canvas.getByRole('textbox', { name: fieldWordsOf(globals).fields.username });
    await expect(username).toHaveAttribute('readonly');
    await expect(username).toHaveValue('somchai');
    await expect(canvas.getByLabelText(fields.oldPassword)).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText(fields.confirmPassword)).toHaveAttribute('autocomplete', 'new-password');

    const show = fieldWordsOf(globals).showPassword.replace('{field}', fields.oldPassword);
    await userEvent.click(canvas.getByRole('button', { name: show }));
    await expect(canvas.getByLabelText(fields.oldPassword)).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText(fields.newPassword)).toHaveAttribute('type', 'password');
    await userEvent.type(canvas.getByLabelText(fields.newPassword), '{Enter}');
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
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('group', { name: fieldWordsOf(globals).summary.title });
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
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByLabelText(wordsOf(globals).fields.oldPassword)).toHaveFocus());
  },
});

export const LostAnswer = meta.story({
  args: {
    values: filledValues,
    failure: { kind: 'timeout', outcomeUnknown: true },
    attention: { to: 'failure', count: 1 },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsOf(globals).change.maybeChanged);
  },
});

/** A name as long as they get, on the narrowest screen, while it is on its way. */
export const LongNameBusy = meta.story({
  args: {
    values: filledValues,
    form: ready({ username: 'somchai-who-has-the-longest-name-of-them-all-2569', rules: sampleRules }),
    asksOld: false,
    busy: true,
  },
  globals: { viewport: { value: 'smallest' } },
});

/** ROL-04. */
export const Trial = meta.story({
  args: { role: 'trial' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('link', { name: wordsOf(globals).change.home })).toHaveAttribute('href', '/');
  },
});

export const Loading = meta.story({ args: { form: loading } });

export const Failed = meta.story({
  args: { form: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
