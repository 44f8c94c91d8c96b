import type { Language } from '#api/primitives.ts';
import { betOf, parlayCode } from '#demo/vendors/sportsbook/server/legs.ts';
import { wordsIn } from '#demo/vendors/sportsbook/words.ts';
import { type LocalText, gameLanguage } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { tableGameNames } from '../seed/liveTables.ts';
import { matchNamed } from '../seed/matches.ts';
import { lotteryNamed } from './lotteryDraws.ts';
import { roomNamed } from './rooms.ts';

/** The names of vendor and game in a record. */
export interface PlayedNames {
  readonly vendor: string;
  readonly game: string;
}

/** The names of a round's vendor and game in the given language; the code where there is no name any more. */
export function namesOf(sandbox: Sandbox, round: Round, language: Language): PlayedNames {
  const spoken = gameLanguage(language);
  const { vassalage, gameCode } = round;
  return {
    vendor: sandbox.catalogue.vendorByCode.get(vassalage)?.name[spoken] ?? vassalage,
    game: gameNameOf(sandbox, round)?.[spoken] ?? (gameCode === '' ? vassalage : gameCode),
  };
}

/** Names rooms, matches and lotteries first, because their catalogue entry is only the lobby. */
function gameNameOf(sandbox: Sandbox, round: Round): LocalText | undefined {
  const { vassalage, gameType, gameCode, nodeId } = round;
  const { catalogue } = sandbox;
  switch (gameType) {
    case 'LIVE': {
      const vendor = catalogue.vendorByCode.get(vassalage);
      const table = vendor && roomNamed(vendor, gameCode);
      return table && joined(table.name, ' · ', tableGameNames[table.game]);
    }
    case 'SPORTS': {
      if (gameCode === parlayCode) return parlayName(betOf(round)?.legs.length ?? 0);
      const match = matchNamed(sandbox.seed, gameCode);
      return match && joined(match.home.name, ' – ', match.away.name);
    }
    case 'LOTT':
    case 'ELOTT':
      return lotteryNamed(sandbox, gameCode)?.name;
    default:
      return (catalogue.gameById.get(nodeId ?? -1) ?? catalogue.gameByCode.get(gameCode))?.name;
  }
}

const parlayName = (legs: number): LocalText => {
  const nameIn = (language: 'th' | 'en'): string => wordsIn(language).say('parlay', { count: String(legs) });
  return { th: nameIn('th'), en: nameIn('en') };
};

const joined = (one: LocalText, between: string, other: LocalText): LocalText => ({
  th: `${one.th}${between}${other.th}`,
  en: `${one.en}${between}${other.en}`,
});
