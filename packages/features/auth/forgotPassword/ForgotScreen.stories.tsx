import { expect, fn, screen, userEvent } from 'storybook/test';
import { BrandMark } from '#core/components/BrandMark.tsx';
import { ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { brandNamed } from '#themes/brands.ts';
import { bothMethods, emailOnly, sampleForgot, messagesOf } from '../password/password.samples.ts';
import { ForgotDialog } from './ForgotDialog.tsx';
import type { ForgotFormProps } from './forgotPassword.types.ts';
import { ForgotScreen } from './ForgotScreen.tsx';
import { useForgotScreen } from './useForgotScreen.tsx';

function SampleBrand({ brand, language }: { readonly brand?: string; readonly language?: string }) {
  const { name, mark } = brandNamed(brand);
  return <BrandMark brand={{ name: name[language === 'en' ? 'en' : 'th'], mark }} />;
}

const meta = preview.type<{ args: ForgotFormProps }>().meta({
  title: 'Screens/Password/Forgot page',
  args: { ...sampleForgot, loginHref: '/login' },
  render: (args, { globals }) => <ForgotScreen form={args} brand={<SampleBrand {...globals} />} />,
  parameters: { layout: 'fullscreen' },
});

export const ByPhone = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: messagesOf(globals).forgot.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: messagesOf(globals).forgot.login })).toHaveAttribute(
      'href',
      '/login',
    );
  },
});

export const ByEmailOnAPhone = meta.story({
  args: { view: ready(emailOnly) },
  globals: { viewport: { value: 'phone' } },
});

export const Sent = meta.story({
  args: { view: ready({ ...bothMethods, method: 'email' }), sentTo: 'somchai@kinnari.example' },
});

const onAbandon = fn();
const onClose = fn();

/** As a dialog over the login or registration: with `loginedToHomePage` visitors cannot open the page (RT-14). */
export const AsADialog = meta.story({
  render: ({ loginHref: _, ...form }) => <ForgotDialog form={form} open onAbandon={onAbandon} onClose={onClose} />,
  play: async ({ globals }) => {
    onAbandon.mockClear();
    onClose.mockClear();
    await screen.findByRole('dialog', { name: messagesOf(globals).forgot.title });
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
