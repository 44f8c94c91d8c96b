import { drawCaptchaPng } from '../art/captcha.ts';
import type { World } from '../world.ts';

const captchaLivesMs = 5 * 60_000;
const digits = 4;

/** A new picture with four digits, as a PNG in base64. */
export function issueCaptcha(world: World): string {
  const now = world.now();
  for (const [key, { issuedAt }] of [...world.store.entries('captchas')]) {
    if (issuedAt + captchaLivesMs <= now) world.store.remove('captchas', key);
  }
  const text = String(Math.floor(world.random() * 10 ** digits)).padStart(digits, '0');
  world.store.put('captchas', text, { text, issuedAt: now });
  const png = drawCaptchaPng(text, Math.floor(world.random() * 2 ** 32));
  return btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''));
}

/** Was this text issued, not long ago, and not used yet? A text that counts is used up. */
export function spendCaptcha(world: World, text: string): boolean {
  const key = text.trim();
  const issued = world.store.get('captchas', key);
  if (!issued || issued.issuedAt + captchaLivesMs <= world.now()) return false;
  world.store.remove('captchas', key);
  return true;
}
