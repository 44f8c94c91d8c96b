import type { PlatformLanguage } from '../language.ts';
import { freeRoundState } from '../money/freeRounds.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import type { CatalogueGame } from '../seed/catalogue.types.ts';
import type { RewardSettings } from '../seed/points.ts';
import { iso } from '../time.ts';

/** PTS-03: the free rounds that a reward gives; null for other kinds. */
export function offeredFreeRoundsView(
  sandbox: Sandbox,
  { kind, freeRounds }: RewardSettings,
  language: PlatformLanguage,
) {
  const game = kind === 'spins' ? sandbox.catalogue.gameByCode.get(freeRounds?.gameCode ?? '') : undefined;
  if (freeRounds === undefined || game === undefined) return null;
  return {
    ...termsView(sandbox, game, language),
    stake: satangToAmount(freeRounds.stakeSatang),
    rounds: freeRounds.rounds,
    days: freeRounds.days,
  };
}

/** PTS-03: the free rounds of a redemption; null for other kinds, and for a game that is gone. */
export function ownFreeRoundsView(sandbox: Sandbox, reference: string, language: PlatformLanguage) {
  const own = sandbox.store.get('freeRounds', reference);
  const game = own && sandbox.catalogue.gameById.get(own.nodeId);
  if (own === undefined || game === undefined) return null;
  return {
    ...termsView(sandbox, game, language),
    stake: satangToAmount(own.stakeSatang),
    rounds: own.rounds,
    left: own.rounds - own.played,
    won: satangToAmount(own.wonSatang),
    state: freeRoundState(sandbox, own),
    endsAt: iso(own.endsAt),
  };
}

function termsView({ catalogue, settings }: Sandbox, game: CatalogueGame, language: PlatformLanguage) {
  const { vassalage, gameType, nodeId, name } = game;
  const vendorName = catalogue.vendorByCode.get(vassalage)?.name[language] ?? vassalage;
  const { turnoverPercent } = settings.points;
  return { vassalage, gameType, nodeId, gameName: name[language], vendorName, turnoverPercent };
}
