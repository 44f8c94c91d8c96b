import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { brands } from '#themes/brands.ts';
import { BrandMark } from '../shared/BrandMark.tsx';
import { sampleCaptcha } from '../shared/captcha/captcha.samples.ts';
import { sampleAside } from './aside/aside.samples.ts';
import { LoginAside } from './aside/LoginAside.tsx';
import { FreePlay } from './freePlay/FreePlay.tsx';
import { filledValues, sampleLogin, wordsOf } from './login.samples.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { loginMethods } from './useLogin.ts';

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

/** LGN-02: with the panel where there is room for it, both methods, and the other ways in. */
export const Everything = meta.story({
  args: {
    methods: loginMethods,
    registerHref: '/register',
    forgotHref: '/forget',
    aside: <LoginAside {...sampleAside} />,
    otherWays: <FreePlay busy={false} failure={null} onPress={() => {}} />,
  },
  globals: { viewport: { value: 'wide' } },
});

/** ROL-03. */
export const ForAgents = meta.story({
  args: { entry: 'agent' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: wordsOf(globals).agent.title })).toBeVisible();
  },
});

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
