import { fn } from 'storybook/test';
import { ready } from '#core/data/remote.ts';
import { captchaHeight, captchaWidth, drawCaptchaPng } from '#demo/art/captcha.ts';
import type { CaptchaView } from './useCaptcha.ts';

/** Story props with a picture as the platform draws it. */
export function sampleCaptcha(): CaptchaView {
  const png = drawCaptchaPng('4826', captchaWidth * captchaHeight);
  const address = `data:image/png;base64,${btoa(String.fromCharCode(...png))}`;
  return { image: ready(address), onRefresh: fn() };
}
