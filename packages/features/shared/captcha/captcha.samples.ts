import { fn } from 'storybook/test';
import { captchaHeight, captchaWidth, drawCaptchaPng } from '#sandbox/art/captcha.ts';
import { ready } from '../remote.ts';
import type { CaptchaView } from './useCaptcha.ts';

/** For the stories: a picture as the platform draws it. */
export function sampleCaptcha(): CaptchaView {
  const png = drawCaptchaPng('4826', captchaWidth * captchaHeight);
  const address = `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
  return { image: ready(address), onRefresh: fn() };
}
