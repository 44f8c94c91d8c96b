import { pushSubscribe } from '#api/push.ts';
import type { Platform } from '../data/platform.tsx';
import { addressHere } from './pushAddress.ts';

/** Gives the device that has notifications here to the session that has begun. Switches nothing on. */
export async function renewPush({ client, language }: Pick<Platform, 'client' | 'language'>): Promise<void> {
  const address = await addressHere();
  if (address !== null) await client.call(pushSubscribe, { address, language: language.current(), kinds: [] });
}
