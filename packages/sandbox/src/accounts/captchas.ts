import { drawCaptchaPng } from '#demo/art/captcha.ts';
import { readCode } from '#text/readDigits.ts';
import type { Caller } from './logins.ts';
import { askerOf } from './senders.ts';

const lifetimeMs = 5 * 60_000;
const digits = 4;
/** Issued to all askers together. The oldest are removed first. */
const mostIssued = 10_000;

/** Issues a picture captcha of four digits to its asker: a PNG in base64. Removes expired ones. */
export function issueCaptcha(caller: Caller): string {
  const { sandbox } = caller;
  const now = sandbox.now();
  sandbox.store.removeFirst('captchas', ({ issuedAt }) => issuedAt + lifetimeMs <= now, mostIssued - 1);
  const text = String(Math.floor(sandbox.random() * 10 ** digits)).padStart(digits, '0');
  sandbox.store.put('captchas', keyOf(caller, text), { text, issuedAt: now });
  const png = drawCaptchaPng(text, Math.floor(sandbox.random() * 2 ** 32));
  return btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Checks a captcha and consumes it: true once for a text that was issued to this asker and has not expired. A wrong text
 * consumes all that the asker has, so that none can be guessed at twice.
 */
export function spendCaptcha(caller: Caller, typed: string): boolean {
  const { store, now } = caller.sandbox;
  const key = keyOf(caller, readCode(typed));
  const issued = store.get('captchas', key);
  if (issued !== undefined) {
    store.remove('captchas', key);
    return issued.issuedAt + lifetimeMs > now();
  }
  removeAll(caller);
  return false;
}

function removeAll(caller: Caller): void {
  const { store } = caller.sandbox;
  const begin = keyOf(caller, '');
  for (const [key] of [...store.entries('captchas')]) if (key.startsWith(begin)) store.remove('captchas', key);
}

const keyOf = (caller: Caller, text: string): string => `${askerOf(caller)} ${text}`;
