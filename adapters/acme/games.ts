import type { Call, Json } from '#adapter/adapter.ts';
import { amounts } from '#adapter/amounts.ts';

/** The site knows games by whole numbers, Acme by slugs: a number that a slug always has. */
function numberOf(slug: string): number {
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
  ...{ nodeId: numberOf(slug), vassalage: studio, gameType: 'RNG' as const, gameCode: slug, code: slug, isGame: true },
  ...{ vendor: studio_title, accountTypeName: studio_title, gameName: title, icon: picture, isHot: popular },
  ...{ minBet: amounts.baht(least_stake_satang), gameGroupCode: '', gameClassify: '', defaultPlayType: null },
});

export const bet = ({ reference, at, game: played, stake_satang, prize_satang }: Json) => ({
  ...{ reference, placedAt: at, settledAt: at, gameType: 'RNG' as const, vassalage: played.studio },
  ...{ vendorName: played.studio_title, gameName: played.title, stake: amounts.baht(stake_satang) },
  ...{ win: amounts.baht(prize_satang), profit: amounts.baht(prize_satang - stake_satang) },
  validBet: amounts.baht(stake_satang),
});
