import { ok } from '#api/errors.ts';
import { hourMs } from '#text/durations.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import type { Answer } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SenderUse } from '../schema/accounts.ts';
import type { Caller } from './logins.ts';
import { refuseFor } from './tries.ts';

/** Identifies the browser that a call comes from: its address and its program. For what must not be used by others. */
export const askerOf = ({ sandbox, userAgent }: Caller): string =>
  sha256Hex(`asker ${sandbox.settings.ip} ${userAgent}`).slice(0, 16);

/** What the sender, an address, has used within the last hour. */
function useOf({ store, settings, now }: Sandbox): SenderUse {
  const { names, messages } = store.get('senders', settings.ip) ?? { names: [], messages: [] };
  const since = now() - hourMs;
  return { names: names.filter(({ at }) => at > since), messages: messages.filter((at) => at > since) };
}

function keep(sandbox: Sandbox, use: SenderUse): void {
  const { store, settings, now } = sandbox;
  for (const [sender, { names, messages }] of [...store.entries('senders')]) {
    const last = Math.max(names.at(-1)?.at ?? 0, messages.at(-1) ?? 0);
    if (last + hourMs <= now()) store.remove('senders', sender);
  }
  store.put('senders', settings.ip, use);
}

/** Refuses until the oldest of these moments is an hour ago, if there are as many as are allowed. */
function checkCount({ now }: Sandbox, moments: readonly number[], most: number): Answer<null> {
  const [oldest = 0] = moments.slice(-most);
  return moments.length < most ? ok(null) : refuseFor(oldest + hourMs - now());
}

/**
 * Refuses to say more about names of accounts to a sender who has asked for many different ones: by failed logins, or by
 * signing up. Names that were asked for before are still answered.
 */
export function checkName(sandbox: Sandbox, name: string): Answer<null> {
  const { names } = useOf(sandbox);
  if (names.some((known) => known.name === name)) return ok(null);
  const moments = names.map(({ at }) => at);
  return checkCount(sandbox, moments, sandbox.settings.perSender.names);
}

/** Counts a name for `checkName`. */
export function countName(sandbox: Sandbox, name: string): void {
  const use = useOf(sandbox);
  if (use.names.some((known) => known.name === name)) return;
  keep(sandbox, { ...use, names: [...use.names, { name, at: sandbox.now() }] });
}

/** Refuses to send a message for a sender who has caused many, to whomever they went. */
export const checkMessages = (sandbox: Sandbox): Answer<null> =>
  checkCount(sandbox, useOf(sandbox).messages, sandbox.settings.perSender.messages);

/** Counts a message for `checkMessages`. */
export function countMessage(sandbox: Sandbox): void {
  const use = useOf(sandbox);
  keep(sandbox, { ...use, messages: [...use.messages, sandbox.now()] });
}
