import type { SentMessage } from '../rows.ts';
import type { World } from '../world.ts';

const mostMessages = 50;

/** Everything that this world has sent to numbers and e-mail addresses, newest first. */
export function outbox(world: World): SentMessage[] {
  return Array.from(world.store.entries('outbox'), ([, message]) => message).toReversed();
}

/** The newest code that was sent to a number (66812345678) or an e-mail address; to anybody when nobody is named. */
export function lastCode(world: World, to?: string): string | undefined {
  return (
    outbox(world).find((message) => message.code !== null && (to === undefined || message.to === to))?.code ?? undefined
  );
}

/** Sends nothing anywhere: the sandbox's phone shows it. The oldest messages are forgotten. */
export function sendMessage(world: World, message: Omit<SentMessage, 'id' | 'at'>): void {
  const kept = [...world.store.entries('outbox')];
  for (const [key] of kept.slice(0, Math.max(0, kept.length + 1 - mostMessages))) world.store.remove('outbox', key);
  const id = String(Number(kept.at(-1)?.[0] ?? 0) + 1);
  world.store.put('outbox', id, { ...message, id, at: world.now() });
}
