import { ok } from '#api/errors.ts';
import type * as contract from '#api/launch.ts';
import type { ParsedInputOf } from '#api/operation.ts';
import { type GameType, siteConstants } from '#api/primitives.ts';
import { forgetLaunches } from '../launches.ts';
import { pageOfType } from '../pagePaths.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Launch, Member, Session } from '../rows.ts';
import type { CatalogueGame, CatalogueVendor, LocalText } from '../seed/catalogue.ts';
import { createToken } from '../token.ts';
import type { World } from '../world.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';
import { lotteryNamed } from './lotteryDraws.ts';
import { isTrial } from './roles.ts';
import { refusalAt, roomNamed } from './rooms.ts';
import { rememberRecent } from './shelves.ts';

const launchLivesMs = 2 * 60 * 60_000;
/** Lotteries and matches are not practised. */
const practised: ReadonlySet<GameType> = new Set(['RNG', 'LIVE', 'PVP', 'FISH']);
/** What a practice begins with: 10,000 credits. */
const practiceSatang = 1_000_000;
/** GAM-02: the sports book that is launched by a call of its own. */
export const ownCallVendor = 'FB';

/**
 * GAM-01, GAM-02: gives the member a token for one game, and its address at the provider. Refuses with
 * `trial_not_allowed`, `game_not_found`, `vendor_maintenance`, `game_unavailable` (a table that is closed for now) or
 * `invalid_input` (a way back that is no address of a page).
 */
export const gameLaunch: Handler<typeof contract.gameLaunch> = ({ world, member, session }, input) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const target = input.lottery ? findLottery(world, input, input.lottery) : findTarget(world, input);
  if (!target.ok) return target;
  remember(world, member, target.value);
  const gameCode = input.lottery?.lottoGameCode ?? input.gameCode;
  return ok(open(world, { ...input, ...target.value, gameCode }, { member, session }));
};

/** The same for the vendor that has a call of its own. */
export const gameLaunchFB: Handler<typeof contract.gameLaunchFB> = ({ world, member, session }, input) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const target = findTarget(world, { ...input, vassalage: ownCallVendor, gameType: 'SPORTS' });
  if (!target.ok) return target;
  remember(world, member, target.value);
  return ok(open(world, { ...input, ...target.value }, { member, session }));
};

/** Where free play is on: for anybody, and never with money. */
export const gamePractice: Handler<typeof contract.gamePractice> = ({ world }, input) => {
  if (world.settings.flags['FREEPLAY3'] !== true) return refuse('operation_not_allowed');
  const target = findTarget(world, input);
  if (!target.ok) return target;
  // What the vendor plays counts, not what the caller calls it.
  if (!practised.has(target.value.vendor.gameType)) return refuse('operation_not_allowed');
  return ok(open(world, { ...input, ...target.value }, null));
};

interface Target {
  readonly vendor: CatalogueVendor;
  /** Null for a lobby. */
  readonly game: CatalogueGame | null;
  readonly name: LocalText;
}

/** A lobby, and what is played in there, is remembered as the door that leads to it. */
function remember(world: World, member: Member, { vendor, game }: Target): void {
  const entry = game ?? world.catalogue.lobbyOf.get(vendor.vassalage);
  if (entry) rememberRecent(world, member, entry);
}

type Wanted = Pick<
  ParsedInputOf<typeof contract.gameLaunch>,
  'vassalage' | 'gameType' | 'nodeId' | 'gameCode' | 'backUrl'
>;

function findTarget(world: World, wanted: Wanted): Answer<Target> {
  if (!isPageAddress(wanted.backUrl)) return refuse('invalid_input');
  const { catalogue, settings } = world;
  const vendor = catalogue.vendorByCode.get(wanted.vassalage);
  if (!vendor) return refuse('game_not_found');
  if (settings.vendorsInMaintenance.includes(vendor.vassalage)) return refuse('vendor_maintenance');
  const game =
    wanted.nodeId !== undefined
      ? catalogue.gameById.get(wanted.nodeId)
      : catalogue.gameByCode.get(wanted.gameCode ?? '');
  if (game && (game.vassalage !== vendor.vassalage || !game.isGame)) return refuse('game_not_found');
  const lobby = catalogue.lobbyOf.get(vendor.vassalage);
  if (game && game !== lobby) return ok({ vendor, game, name: game.name });
  // Slots have no lobby of their own here: theirs is the site's.
  if ((wanted.nodeId !== undefined && !game) || lobby === undefined) return refuse('game_not_found');
  const room = (wanted.gameCode ?? '') === '' ? null : roomNamed(vendor, wanted.gameCode ?? '');
  if (room === undefined) return refuse('game_not_found');
  const closed = room && refusalAt(world, room);
  if (closed) return refuse(closed);
  return ok({ vendor, game: null, name: room?.name ?? vendor.name });
}

type LotteryLink = NonNullable<ParsedInputOf<typeof contract.gameLaunch>['lottery']>;

/** LOT-05: a lottery of the vendor by its code, or the lobby of them all. */
function findLottery(world: World, wanted: Wanted, link: LotteryLink): Answer<Target> {
  const { gameCode: _, ...lobby } = wanted;
  const target = findTarget(world, lobby);
  if (!target.ok) return target;
  const { gameType } = target.value.vendor;
  if ((gameType !== 'LOTT' && gameType !== 'ELOTT') || link.lottoPrizeMode !== siteConstants.lotteryType) {
    return refuse('game_not_found');
  }
  if (link.lottoGameCode === '') return target;
  const lottery = lotteryNamed(world, link.lottoGameCode);
  if (lottery?.vassalage !== wanted.vassalage) return refuse('game_not_found');
  return ok({ ...target.value, name: lottery.name });
}

interface Opening extends Target {
  readonly gameCode?: string | undefined;
  readonly language: ParsedInputOf<typeof contract.gameLaunch>['language'];
  readonly backUrl: string;
  readonly lottery?: ParsedInputOf<typeof contract.gameLaunch>['lottery'];
}

/** @param player null for practice */
function open(
  world: World,
  { vendor, game, name, gameCode, language: wanted, backUrl, lottery }: Opening,
  player: { readonly member: Member; readonly session: Session } | null,
): { content: string; gameName: string } {
  const now = world.now();
  forgetLaunches(world);
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
    expiresAt: now + launchLivesMs,
  };
  world.store.put('launches', launch.token, launch);
  const language = gameLanguage(wanted);
  const query = new URLSearchParams({ launch: launch.token, lang: language, back: backUrl });
  if (lottery !== undefined) query.set('view', lottery.lottoView);
  if (lottery?.playType !== undefined) query.set('play', lottery.playType);
  return {
    content: `${pageOfType[vendor.gameType]}?${query.toString()}`,
    gameName: name[language],
  };
}

/** The way back ends up in a link of the game: a path of the same origin, or a web address; never a script. */
function isPageAddress(text: string): boolean {
  return /^\/(?![/\\])/.test(text) || /^https?:\/\//.test(text);
}
