import { expect } from 'storybook/test';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { SampleBrand } from '#storybook/SampleBrand.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleCaptcha } from '../captcha/captcha.samples.ts';
import { FreePlay } from '../freePlay/FreePlay.tsx';
import { sampleAside } from './aside/aside.samples.ts';
import { LoginAside } from './aside/LoginAside.tsx';
import { loginMethods } from './login.model.ts';
import { filledValues, sampleLogin } from './login.samples.ts';
import type { LoginFormProps, LoginScreenProps } from './login.types.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { useLoginScreen } from './useLoginScreen.tsx';

const Connected = () => <LoginScreen {...useLoginScreen()} />;

const onPlatform = platformStories(Connected, {
  persona: 'visitor',
  path: '/login',
});

const meta = preview.type<{ args: LoginFormProps & Pick<LoginScreenProps, 'aside' | 'entry'> }>().meta({
  title: 'Screens/Login/Page',
  args: sampleLogin,
  render: ({ aside, entry = 'member', ...form }, { globals }) => (
    <LoginScreen form={form} aside={aside} entry={entry} brand={<SampleBrand globals={globals} />} />
  ),
  parameters: { layout: 'fullscreen' },
});

export const Empty = meta.story({
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: translatorOf(sandbox)('login:title') })).toBeVisible();
  },
});

/** LGN-02: on a wide screen with the panel, both methods and alternative sign-in. */
export const Everything = meta.story({
  args: {
    methods: loginMethods,
    forgotHref: '/forget',
    aside: <LoginAside {...sampleAside} />,
    alternativeSignIn: <FreePlay busy={false} failure={null} onPress={() => {}} />,
  },
  globals: { viewport: { value: 'wide' } },
});

/** ROL-03: the login of agents. */
export const ForAgents = meta.story({
  args: { entry: 'agent' },
  play: async ({ canvas, sandbox }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: translatorOf(sandbox)('login:agent.title') }),
    ).toBeVisible();
  },
});

/** FLG-02: on a site without an agent centre the login of agents says so, and leads to that of members. */
export const ForAgentsSwitchedOff = meta.story({
  parameters: { sandbox: { path: '/login?entry=agent' } },
  beforeEach: ({ sandbox }) => changeSettings(sandbox, { flags: { ...sandbox.settings.flags, AGENTCENTRE: false } }),
  render: onPlatform.ready.render,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const page = t('login:agent.title');
    await expect(await canvas.findByRole('heading', { name: t('closed:switchedOff.title', { page }) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('closed:open.login') })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const WrongWithCaptcha = meta.story({
  args: {
    values: filledValues,
    captcha: sampleCaptcha(),
    failure: { kind: 'refused', code: 'credentials_incorrect', message: '', detail: { captcha: true } },
    attention: { to: 'password', count: 1 },
    registerHref: '/register',
    forgotHref: '/forget',
  },
});

export const AsVisitor = meta.story(onPlatform.ready);
export const LongText = meta.story(onPlatform.longText);
