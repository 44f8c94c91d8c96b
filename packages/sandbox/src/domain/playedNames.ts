import type { Language } from '#api/primitives.ts';
import type { Round } from '../rows.ts';
import type { LocalText } from '../seed/catalogue.ts';
import { matchNamed } from '../seed/fixtures.ts';
import { tableGameNames } from '../seed/tables.ts';
import type { World } from '../world.ts';
import { gameLanguage } from './language.ts';
import { lotteryNamed } from './lotteryDraws.ts';
import { roomNamed } from './rooms.ts';

/** What was played, as a record tells it. */
export interface PlayedNames {
  readonly vendor: string;
  readonly game: string;
}

/** In the language asked for. What nobody can name any more keeps its code. */
export function namesOf(world: World, round: Round, language: Language): PlayedNames {
  const spoken = gameLanguage(language);
  const { vassalage, gameCode } = round;
  return {
    vendor: world.catalogue.vendorByCode.get(vassalage)?.name[spoken] ?? vassalage,
    game: gameNameOf(world, round)?.[spoken] ?? (gameCode === '' ? vassalage : gameCode),
  };
}

/** A room, a match or a lottery first: the place in the catalogue of those is only the lobby that they are in. */
function gameNameOf(world: World, { vassalage, gameType, gameCode, nodeId }: Round): LocalText | undefined {
  const { catalogue } = world;
  switch (gameType) {
    case 'LIVE': {
      const vendor = catalogue.vendorByCode.get(vassalage);
      const table = vendor && roomNamed(vendor, gameCode);
      return table && joined(table.name, ' · ', tableGameNames[table.game]);
    }
    case 'SPORTS': {
      const match = matchNamed(world.seed, gameCode);
      return match && joined(match.home.name, ' – ', match.away.name);
    }
    case 'LOTT':
    case 'ELOTT':
      return lotteryNamed(world, gameCode)?.name;
    default:
      return (catalogue.gameById.get(nodeId ?? -1) ?? catalogue.gameByCode.get(gameCode))?.name;
  }
}

const joined = (one: LocalText, between: string, other: LocalText): LocalText => ({
  th: `${one.th}${between}${other.th}`,
  en: `${one.en}${between}${other.en}`,
});
