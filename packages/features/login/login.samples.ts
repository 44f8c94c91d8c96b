import { fn } from 'storybook/test';
import en from '#locales/en/login.json';
import th from '#locales/th/login.json';
import { captchaHeight, captchaWidth, drawCaptchaPng } from '#sandbox/art/captcha.ts';
import { ready } from '../shared/remote.ts';
import { emptyLogin } from './login.model.ts';
import type { CaptchaView } from './useCaptcha.ts';
import type { LoginProps } from './useLogin.ts';

/** For the stories: an untouched form. */
export const sampleLogin: LoginProps = {
  values: emptyLogin.values,
  problems: {},
  attention: emptyLogin.attention,
  failure: null,
  captcha: null,
  busy: false,
  rememberPassword: 'sealed',
  onType: fn(),
  onRemember: fn(),
  onSubmit: fn(async () => 'entered' as const),
  onAbandon: fn(),
};

export const filledValues = { username: 'somchai', password: 'Lotus-2569', captcha: '', remember: true };

/** For the stories: a picture as the platform draws it. */
export function sampleCaptcha(): CaptchaView {
  const png = drawCaptchaPng('4826', captchaWidth * captchaHeight);
  const address = `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
  return { image: ready(address), onRefresh: fn() };
}

/** For the stories: the words on screen, in the language of the toolbar. */
export const wordsOf = (globals: { readonly language?: unknown }): typeof th => (globals.language === 'en' ? en : th);
