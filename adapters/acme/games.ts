import type { Call, Json } from '#adapter/adapter.ts';
import { amounts } from '#adapter/amounts.ts';

/** The site knows games by whole numbers, Acme by slugs: a number that a slug always has. */
export function numberOf(slug: string): number {
  let hash = 7;
  for (const char of slug) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 2_147_483_647;
  return hash;
}

/** The slug of a number, found among all games. undefined: there is none. */
export async function slugOf(number: number | undefined, call: Call): Promise<string | undefined> {
  let cursor: string | null = null;
  do {
    const { json }: Json = await call.send('GET /games', { query: { limit: 50, cursor } });
    const found = json.items.find(({ slug }: Json) => numberOf(slug) === number);
    if (found !== undefined) return found.slug;
    cursor = json.next_cursor;
  } while (cursor !== null);
  return undefined;
}

export const game = ({ slug, studio, studio_title, title, popular, picture, least_stake_satang }: Json) => ({
  nodeId: numberOf(slug),
  vassalage: studio as string,
  gameType: 'RNG' as const,
  gameGroupCode: '',
  gameCode: slug as string,
  code: slug as string,
  isGame: true,
  defaultPlayType: null,
  vendor: studio_title as string,
  accountTypeName: studio_title as string,
  gameName: title as string,
  gameClassify: '',
  icon: picture as string,
  isHot: popular as boolean,
  minBet: amounts.baht(least_stake_satang),
});

export const bet = ({ reference, at, game: played, stake_satang, prize_satang }: Json) => ({
  reference: reference as string,
  placedAt: at as string,
  settledAt: at as string,
  gameType: 'RNG' as const,
  vassalage: played.studio as string,
  vendorName: played.studio_title as string,
  gameName: played.title as string,
  stake: amounts.baht(stake_satang),
  win: amounts.baht(prize_satang),
  profit: amounts.baht(prize_satang - stake_satang),
  validBet: amounts.baht(stake_satang),
});
