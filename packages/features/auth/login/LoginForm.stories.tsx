import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleCaptcha } from '../captcha/captcha.samples.ts';
import { filledValues, sampleLogin } from './login.samples.ts';
import type { LoginFormProps } from './login.types.ts';
import { LoginForm } from './LoginForm.tsx';

const meta = preview.type<{ args: LoginFormProps }>().meta({
  title: 'Screens/Login/Form',
  args: sampleLogin,
  render: (args) => <LoginForm form={args} />,
  decorators: [(Story) => <div style={{ maxWidth: '24rem', marginInline: 'auto' }}>{Story()}</div>],
});

export const Empty = meta.story({
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const username = canvas.getByRole('textbox', { name: t('login:username') });
    await expect(username).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(username).toHaveAttribute('name', 'username');
    const password = canvas.getByLabelText(t('login:password'));
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');

    await userEvent.tab();
    await waitFor(() => expect(username).toHaveFocus());
    await userEvent.keyboard('d');
    await expect(args.onType).toHaveBeenCalledWith('username', 'd');
    await expect(canvas.queryByText(t('login:captcha'))).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Filled = meta.story({
  args: { values: filledValues, onSubmit: fn(async () => 'done' as const) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const password = canvas.getByLabelText(t('login:password'));
    await userEvent.click(canvas.getByRole('button', { name: t('login:showPassword') }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue(filledValues.password);
    await userEvent.click(canvas.getByRole('button', { name: t('login:hidePassword') }));

    await userEvent.click(password);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('login:remember') }));
    await expect(args.onRemember).toHaveBeenCalledWith(false);
  },
});

export const Busy = meta.story({
  args: { values: filledValues, busy: true },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('button', { name: translatorOf(sandbox)('login:submit') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** PHONELOGIN3: the field says that it takes a mobile number too. */
export const TakesNumbers = meta.story({
  args: { takesNumber: true },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('textbox', { name: translatorOf(sandbox)('login:usernameOrNumber') })).toBeVisible();
  },
});

export const RequiredMissing = meta.story({
  args: {
    problems: { username: 'usernameRequired', password: 'passwordRequired' },
    attention: { to: 'username', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const username = canvas.getByRole('textbox', { name: t('login:username') });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(t('login:problems.usernameRequired'));
  },
});

export const WrongCredentials = meta.story({
  args: {
    values: filledValues,
    failure: { kind: 'refused', code: 'credentials_incorrect', message: '', detail: {} },
    attention: { to: 'password', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(translatorOf(sandbox)('login:password'))).toHaveFocus());
  },
});

export const NetworkFailure = meta.story({
  args: { values: filledValues, failure: { kind: 'network', outcomeUnknown: true } },
});

export const SuspendedAccount = meta.story({
  args: { values: filledValues, failure: { kind: 'refused', code: 'account_locked', message: '', detail: {} } },
});

export const WithCaptcha = meta.story({
  args: { values: filledValues, captcha: sampleCaptcha() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const digits = canvas.getByRole('textbox', { name: t('login:captcha') });
    await expect(digits).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('login:captchaRefresh')) }));
    await expect(args.captcha?.onRefresh).toHaveBeenCalledOnce();
    await userEvent.type(digits, '4');
    await expect(args.onType).toHaveBeenCalledWith('captcha', '4');
  },
});

export const CaptchaLoading = meta.story({
  args: { values: filledValues, captcha: { image: loading, onRefresh: fn() } },
});

export const CaptchaUnreachable = meta.story({
  args: {
    values: filledValues,
    captcha: {
      image: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() },
      onRefresh: fn(),
    },
  },
});

export const CaptchaWrong = meta.story({
  args: {
    values: filledValues,
    captcha: sampleCaptcha(),
    problems: { captcha: 'captchaIncorrect' },
    attention: { to: 'captcha', count: 1 },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const digits = canvas.getByRole('textbox', { name: t('login:captcha') });
    await waitFor(() => expect(digits).toHaveFocus());
    await expect(digits).toHaveAccessibleDescription(t('login:problems.captchaIncorrect'));
  },
});

export const NameOnlyRemembered = meta.story({
  args: { values: { ...filledValues, password: '' }, rememberPassword: 'never' },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('checkbox', { name: translatorOf(sandbox)('login:rememberName') })).toBeChecked();
  },
});

/** A long user name and a long message from the platform, with the link to password recovery. */
export const LongText = meta.story({
  args: {
    values: { ...filledValues, username: 'ผู้เล่นที่มีชื่อยาวมากจนช่องกรอกข้อมูลแสดงได้ไม่หมดในบรรทัดเดียว' },
    forgotHref: '/forget',
    failure: {
      kind: 'refused',
      code: 'unknown',
      message: 'ขณะนี้มีผู้เข้าสู่ระบบเป็นจำนวนมาก กรุณารอประมาณ 15 นาทีแล้วเข้าสู่ระบบใหม่ หรือติดต่อฝ่ายบริการลูกค้าได้ตลอด 24 ชั่วโมง',
      detail: {},
    },
  },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('link', { name: translatorOf(sandbox)('login:forgot') })).toHaveAttribute(
      'href',
      '/forget',
    );
  },
});
