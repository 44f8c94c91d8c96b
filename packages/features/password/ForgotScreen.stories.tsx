import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { brands } from '#themes/brands.ts';
import { BrandMark } from '../shared/BrandMark.tsx';
import { ready } from '../shared/remote.ts';
import { ForgotDialog } from './ForgotDialog.tsx';
import { ForgotScreen } from './ForgotScreen.tsx';
import { bothMethods, emailOnly, sampleForgot, wordsOf } from './password.samples.ts';

function SampleBrand({ brand, language }: { readonly brand?: string; readonly language?: string }) {
  const { name, mark } = brands.find(({ id }) => id === brand) ?? brands[0];
  return <BrandMark brand={{ name: name[language === 'en' ? 'en' : 'th'], mark }} />;
}

const meta = preview.meta({
  title: 'Screens/Password/Forgot page',
  component: ForgotScreen,
  args: { ...sampleForgot, loginHref: '/login' },
  render: (args, { globals }) => <ForgotScreen {...args} brand={<SampleBrand {...globals} />} />,
  parameters: { layout: 'fullscreen' },
});

export const ByPhone = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: wordsOf(globals).forgot.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: wordsOf(globals).forgot.login })).toHaveAttribute('href', '/login');
  },
});

export const ByEmailOnAPhone = meta.story({
  args: { form: ready(emailOnly) },
  globals: { viewport: { value: 'phone' } },
});

export const Sent = meta.story({
  args: { form: ready({ ...bothMethods, method: 'email' }), sentTo: 'somchai@kinnari.example' },
});

const onClose = fn();

/** Over the login or the registration, which may be visited where this page may not (RT-14). */
export const AsADialog = meta.story({
  render: ({ loginHref: _, ...args }) => <ForgotDialog {...args} open onClose={onClose} />,
  play: async ({ args, globals }) => {
    onClose.mockClear();
    await screen.findByRole('dialog', { name: wordsOf(globals).forgot.title });
    await userEvent.keyboard('{Escape}');
    await expect(args.onAbandon).toHaveBeenCalledOnce();
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
