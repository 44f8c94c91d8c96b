import { announcementList } from '#api/announcements.ts';
import { createClient } from '#api/client.ts';
import { gameHot, gameList, gameMenuList, gameVendorList } from '#api/games.ts';
import { memberInfo, walletBalance } from '#api/member.ts';
import { type AnyOperation, effectPolicies, type InputOf } from '#api/operation.ts';
import type { Language } from '#api/primitives.ts';
import { systemPermission, systemStatus, systemWhitelabel } from '#api/system.ts';
import { hotGamesInput } from '#core/catalogue/hotGames.ts';
import { announcementInput } from '#core/site/announcements.ts';
import { gamePageInput, wholeLobby } from '#features/games/lobby/lobby.model.ts';
import type { EarlyCall, EarlyCalls } from '../build/bootValues.ts';

/** A placeholder that the contract accepts; the boot script replaces it by the player's language. */
const anyLanguage = 'BN';

/** Records the calls of first views with the client itself, so that early requests and later calls are identical. */
export async function earlyCalls(): Promise<EarlyCalls> {
  const language = anyLanguage;
  const merchant = '{merchant}';
  const hot = [gameHot, hotGamesInput(merchant, language)] as const;
  const games = gamePageInput('RNG', wholeLobby, { merchant, channel: '{channel}' }, language);
  return {
    deadlineMs: effectPolicies.read.deadlineMs,
    always: await Promise.all([
      record(systemStatus, {}, language),
      record(systemPermission, { url: '{host}', language }, language),
      record(systemWhitelabel, {}, language),
      record(gameVendorList, { language }, language, true),
      record(gameMenuList, { language }, language),
      record(announcementList, announcementInput(language), language),
      record(memberInfo, {}, language),
      record(walletBalance, {}, language),
    ]),
    calls: {
      hotGames: await record(...hot, language),
      slotGames: await record(gameList, games, language),
    },
  };
}

async function record<Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  language: Language,
  cached = false,
): Promise<EarlyCall> {
  // The boot script knows one deadline.
  if (operation.effect !== 'read') throw new Error(`early calls: ${operation.id} is no read`);
  let url = '';
  const client = createClient({
    baseUrl: '',
    token: () => null,
    language: () => language,
    cipher: () => Promise.reject(new Error('a read is not sealed')),
    fetch: (address) => {
      if (typeof address === 'string') url = address;
      return Promise.resolve(new Response('', { status: 404 }));
    },
  });
  await client.call(operation, input);
  return {
    id: operation.id,
    url: url.replaceAll(`language=${anyLanguage}`, 'language=%7Blanguage%7D'),
    auth: operation.auth,
    ...(cached && { cached: `cached.${operation.id}` }),
  };
}
