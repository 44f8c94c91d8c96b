import type { LotteryLink } from '#api/launch.ts';
import type { Language } from '#api/primitives.ts';
import type { SlipPick } from '#api/slipPicks.ts';
import { pageOfType } from '#demo/paths.ts';
import { createToken } from '../crypto/token.ts';
import { type LocalText, gameLanguage } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member, Session } from '../schema/accounts.ts';
import type { Launch } from '../schema/games.ts';
import type { CatalogueGame, CatalogueVendor } from '../seed/catalogue.types.ts';

const lifetimeMs = 2 * 60 * 60_000;
/** How long a launch is kept after its end, so that the result of its last round can still be looked up. */
const retentionMs = 60 * 60_000;
/** The credits of a practice launch: 10,000. */
const practiceSatang = 1_000_000;

/** What a launch opens. */
export interface LaunchTarget {
  readonly vendor: CatalogueVendor;
  /** Null for a lobby. */
  readonly game: CatalogueGame | null;
  readonly name: LocalText;
}

export interface LaunchRequest extends LaunchTarget {
  readonly gameCode?: string | undefined;
  readonly language: Language;
  readonly backUrl: string;
  readonly lottery?: LotteryLink | undefined;
  /** Opens the slip alone, with these picks. */
  readonly slip?: readonly SlipPick[] | undefined;
}

/**
 * Stores a launch and returns the URL of the demo vendor's page with its token. Removes old launches.
 *
 * @param player null for practice
 */
export function createLaunch(
  sandbox: Sandbox,
  { vendor, game, name, gameCode, language, backUrl, lottery, slip }: LaunchRequest,
  player: { readonly member: Member; readonly session: Session } | null,
): { content: string; gameName: string } {
  const now = sandbox.now();
  removeOldLaunches(sandbox);
  const launch: Launch = {
    token: createToken(),
    memberId: player?.member.id ?? null,
    sessionToken: player?.session.token ?? null,
    vassalage: vendor.vassalage,
    gameType: vendor.gameType,
    nodeId: game?.nodeId ?? null,
    gameCode: game?.gameCode ?? gameCode ?? '',
    practiceSatang: player === null ? practiceSatang : null,
    createdAt: now,
    expiresAt: now + lifetimeMs,
  };
  sandbox.store.put('launches', launch.token, launch);
  const textLanguage = gameLanguage(language);
  const query = new URLSearchParams({ launch: launch.token, lang: textLanguage, back: backUrl });
  if (lottery !== undefined) query.set('view', lottery.lottoView);
  if (slip !== undefined) query.set('view', 'slip');
  if (slip !== undefined && slip.length > 0) query.set('picks', JSON.stringify(slip));
  if (lottery?.playType !== undefined) query.set('play', lottery.playType);
  return {
    content: `${pageOfType[vendor.gameType]}?${query.toString()}`,
    gameName: name[textLanguage],
  };
}

/** Removes launches an hour after their end, with the rounds practised in them. Joins the open transaction. */
function removeOldLaunches(sandbox: Sandbox): void {
  const { store } = sandbox;
  const practices = new Set<string>();
  for (const [token, { expiresAt, practiceSatang: credits }] of [...store.entries('launches')]) {
    if (expiresAt + retentionMs > sandbox.now()) continue;
    store.remove('launches', token);
    if (credits !== null) practices.add(token);
  }
  if (practices.size === 0) return;
  // Practice rounds that are not settled are listed in `waitingRounds` too. Both keys start with the launch token.
  for (const table of ['practiceRounds', 'waitingRounds'] as const) {
    for (const [key] of [...store.entries(table)]) {
      if (practices.has(key.split(':')[0] ?? '')) store.remove(table, key);
    }
  }
}
