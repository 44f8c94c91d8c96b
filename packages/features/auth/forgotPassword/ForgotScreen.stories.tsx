import { expect, fn, screen, userEvent } from 'storybook/test';
import { ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { SampleBrand } from '#storybook/SampleBrand.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { emailOnly, sampleForgot } from '../password/password.samples.ts';
import { ForgotDialog } from './ForgotDialog.tsx';
import type { ForgotFormProps } from './forgotPassword.types.ts';
import { ForgotScreen } from './ForgotScreen.tsx';
import { useForgotScreen } from './useForgotScreen.tsx';

const meta = preview.type<{ args: ForgotFormProps }>().meta({
  title: 'Screens/Password/Forgot page',
  args: { ...sampleForgot, loginHref: '/login' },
  render: (args, { globals }) => <ForgotScreen form={args} brand={<SampleBrand globals={globals} />} />,
  parameters: { layout: 'fullscreen' },
});

export const ByPhone = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { level: 1, name: t('password:forgot.title') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('password:forgot.login') })).toHaveAttribute('href', '/login');
  },
});

export const ByEmailOnAPhone = meta.story({
  args: { view: ready(emailOnly) },
  globals: { viewport: { value: 'phone' } },
});

const onAbandon = fn();
const onClose = fn();

/** As a dialog over the login or registration: with `loginedToHomePage` visitors cannot open the page (RT-14). */
export const AsADialog = meta.story({
  render: ({ loginHref: _, ...form }) => <ForgotDialog form={form} open onAbandon={onAbandon} onClose={onClose} />,
  play: async ({ sandbox }) => {
    onAbandon.mockClear();
    onClose.mockClear();
    await screen.findByRole('dialog', { name: translatorOf(sandbox)('password:forgot.title') });
    await userEvent.keyboard('{Escape}');
    await expect(onAbandon).toHaveBeenCalledOnce();
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

const onPlatform = platformStories(() => <ForgotScreen {...useForgotScreen()} />, {
  persona: 'visitor',
  path: '/forget',
});

export const AsVisitor = meta.story(onPlatform.ready);
export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
