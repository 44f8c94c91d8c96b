import { drawCaptchaPng } from '#demo/art/captcha.ts';
import type { Sandbox } from '../sandbox.ts';

const lifetimeMs = 5 * 60_000;
const digits = 4;

/** Issues a picture captcha of four digits: a PNG in base64. Removes expired ones. */
export function issueCaptcha(sandbox: Sandbox): string {
  const now = sandbox.now();
  for (const [key, { issuedAt }] of [...sandbox.store.entries('captchas')]) {
    if (issuedAt + lifetimeMs <= now) sandbox.store.remove('captchas', key);
  }
  const text = String(Math.floor(sandbox.random() * 10 ** digits)).padStart(digits, '0');
  sandbox.store.put('captchas', text, { text, issuedAt: now });
  const png = drawCaptchaPng(text, Math.floor(sandbox.random() * 2 ** 32));
  return btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''));
}

/** Checks a captcha and consumes it: true once for an issued text that has not expired. */
export function spendCaptcha(sandbox: Sandbox, text: string): boolean {
  const key = text.trim();
  const issued = sandbox.store.get('captchas', key);
  if (!issued || issued.issuedAt + lifetimeMs <= sandbox.now()) return false;
  sandbox.store.remove('captchas', key);
  return true;
}
