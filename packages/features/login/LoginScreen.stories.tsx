import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { brands } from '#themes/brands.ts';
import { BrandMark } from '../shared/BrandMark.tsx';
import { filledValues, sampleCaptcha, sampleLogin, wordsOf } from './login.samples.ts';
import { LoginScreen } from './LoginScreen.tsx';

function SampleBrand({ brand, language }: { readonly brand?: string; readonly language?: string }) {
  const { name, mark } = brands.find(({ id }) => id === brand) ?? brands[0];
  return <BrandMark brand={{ name: name[language === 'en' ? 'en' : 'th'], mark }} />;
}

const meta = preview.meta({
  title: 'Screens/Login/Page',
  component: LoginScreen,
  args: sampleLogin,
  render: (args, { globals }) => <LoginScreen {...args} brand={<SampleBrand {...globals} />} />,
  parameters: { layout: 'fullscreen' },
});

export const Empty = meta.story({
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: wordsOf(globals).title })).toBeVisible();
  },
});

export const WithLinks = meta.story({ args: { registerHref: '/register', forgotHref: '/forget' } });

export const Busy = meta.story({ args: { values: filledValues, busy: true } });

export const WrongWithCaptcha = meta.story({
  args: {
    values: filledValues,
    captcha: sampleCaptcha(),
    failure: { kind: 'refused', code: 'credentials_incorrect', message: '', detail: { captcha: true } },
    attention: { field: 'password', count: 1 },
    registerHref: '/register',
    forgotHref: '/forget',
  },
});
