import { ok } from '#api/errors.ts';
import type * as contract from '#api/launch.ts';
import type { ParsedInputOf } from '#api/operation.ts';
import { type GameType, siteConstants } from '#api/primitives.ts';
import { roomPicturePath } from '#demo/art/images.ts';
import { type LaunchTarget, createLaunch } from '../games/launches.ts';
import { lotteryNamed } from '../games/lotteryDraws.ts';
import { rememberRecent } from '../games/memberGames.ts';
import { playersAt, refusalAt, roomNamed, roomState } from '../games/rooms.ts';
import { closesAt, roadAt } from '../games/tableRoads.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import { moveForLaunch } from '../money/vendorWallets.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { tableGameNames, tablesOf } from '../seed/liveTables.ts';
import { matchNamed } from '../seed/matches.ts';

/** Game types that can be practised. */
const practiceTypes: ReadonlySet<GameType> = new Set(['RNG', 'LIVE', 'PVP', 'FISH']);
/** GAM-02: the sportsbook that is launched by an operation of its own. */
const ownCallVendor = 'FB';

/** RT-05: lists the tables of a vendor, or of every vendor of the type. Only live vendors have any. */
export const gameRooms: Handler<typeof contract.gameRooms> = ({ sandbox }, { vassalage, gameType, language }) => {
  const vendors = sandbox.catalogue.vendors.filter(
    (vendor) => vendor.gameType === gameType && (vassalage === '' || vendor.vassalage === vassalage),
  );
  const textLanguage = gameLanguage(language);
  return ok({
    list: vendors.flatMap(tablesOf).map((table) => ({
      roomId: table.roomId,
      vassalage: table.vassalage,
      name: table.name[textLanguage],
      game: tableGameNames[table.game][textLanguage],
      kind: table.game,
      ...roomState(sandbox, table),
      minBet: satangToAmount(table.minSatang),
      maxBet: satangToAmount(table.maxSatang),
      players: playersAt(sandbox, table),
      image: roomPicturePath(table.roomId),
      road: [...roadAt(sandbox, table)],
      closesAt: closesAt(sandbox, table),
      dealer: null,
    })),
  });
};

/** Returns the game type of a vendor. Esports and cockfights are SPORTS to the platform (NAV-07). */
export const gameVendorType: Handler<typeof contract.gameVendorType> = ({ sandbox }, { vassalage }) => {
  const vendor = sandbox.catalogue.vendorByCode.get(vassalage);
  return ok({ gameTypes: vendor ? [vendor.gameType] : [] });
};

/**
 * GAM-01, GAM-02. Refuses with `trial_not_allowed`, `game_not_found`, `vendor_maintenance`, `game_unavailable` (a live
 * table that is closed now) or `invalid_input` (`backUrl` is not the URL of a page).
 */
export const gameLaunch: Handler<typeof contract.gameLaunch> = ({ sandbox, member, session }, input) => {
  const target = input.lottery ? findLottery(sandbox, input, input.lottery) : findTarget(sandbox, input);
  if (!target.ok) return target;
  const gameCode = input.lottery?.lottoGameCode ?? input.gameCode;
  remember(sandbox, member, target.value, gameCode);
  moveForLaunch(sandbox, member.id, target.value.vendor.vassalage);
  return ok(createLaunch(sandbox, { ...input, ...target.value, gameCode }, { member, session }));
};

export const gameLaunchFB: Handler<typeof contract.gameLaunchFB> = ({ sandbox, member, session }, input) => {
  const target = findTarget(sandbox, { ...input, vassalage: ownCallVendor, gameType: 'SPORTS' });
  if (!target.ok) return target;
  remember(sandbox, member, target.value, input.gameCode);
  moveForLaunch(sandbox, member.id, target.value.vendor.vassalage);
  return ok(createLaunch(sandbox, { ...input, ...target.value }, { member, session }));
};

/** Opens a game with credits that are no money. Requires FREEPLAY3. Open to visitors; a member's first one is noted. */
export const gamePractice: Handler<typeof contract.gamePractice> = ({ sandbox, member }, input) => {
  if (sandbox.settings.flags['FREEPLAY3'] !== true) return refuse('operation_not_allowed');
  const target = findTarget(sandbox, input);
  if (!target.ok) return target;
  // By the vendor's type: the type in the input is the caller's claim.
  if (!practiceTypes.has(target.value.vendor.gameType)) return refuse('operation_not_allowed');
  if (member !== null && member.practised !== true) {
    sandbox.store.put('members', member.id, { ...member, practised: true });
  }
  return ok(createLaunch(sandbox, { ...input, ...target.value }, null));
};

/** Adds a launched game to the member's recent games; for a lobby, the entry that opens it, with what was opened there. */
function remember(sandbox: Sandbox, member: Member, { vendor, game }: LaunchTarget, gameCode = ''): void {
  const entry = game ?? sandbox.catalogue.lobbyOf.get(vendor.vassalage);
  if (entry) rememberRecent(sandbox, member, { game: entry, gameCode: game === null ? gameCode : '' });
}

type Wanted = Pick<
  ParsedInputOf<typeof contract.gameLaunch>,
  'vassalage' | 'gameType' | 'nodeId' | 'gameCode' | 'backUrl'
>;

function findTarget(sandbox: Sandbox, wanted: Wanted): Answer<LaunchTarget> {
  if (!isPageUrl(wanted.backUrl)) return refuse('invalid_input');
  const { catalogue, settings } = sandbox;
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
  // Slot vendors have no lobby: the site lists their games itself.
  if ((wanted.nodeId !== undefined && !game) || lobby === undefined) return refuse('game_not_found');
  // The vendor's page shows the match first, and what has become of it.
  if (matchNamed(sandbox.seed, wanted.gameCode ?? '')?.vassalage === vendor.vassalage) {
    return ok({ vendor, game: null, name: vendor.name });
  }
  const room = (wanted.gameCode ?? '') === '' ? null : roomNamed(vendor, wanted.gameCode ?? '');
  if (room === undefined) return refuse('game_not_found');
  const closed = room && refusalAt(sandbox, room);
  if (closed) return refuse(closed);
  return ok({ vendor, game: null, name: room?.name ?? vendor.name });
}

/** LOT-05: a lottery of the vendor by its code, or the lottery lobby. */
function findLottery(sandbox: Sandbox, wanted: Wanted, link: contract.LotteryLink): Answer<LaunchTarget> {
  const { gameCode: _, ...lobby } = wanted;
  const target = findTarget(sandbox, lobby);
  if (!target.ok) return target;
  const { gameType } = target.value.vendor;
  if ((gameType !== 'LOTT' && gameType !== 'ELOTT') || link.lottoPrizeMode !== siteConstants.lotteryType) {
    return refuse('game_not_found');
  }
  if (link.lottoGameCode === '') return target;
  const lottery = lotteryNamed(sandbox, link.lottoGameCode);
  if (lottery?.vassalage !== wanted.vassalage) return refuse('game_not_found');
  return ok({ ...target.value, name: lottery.name });
}

/** The game links to `backUrl`: allows paths of the same origin and web addresses, never a script. */
function isPageUrl(text: string): boolean {
  return /^\/(?![/\\])/.test(text) || /^https?:\/\//.test(text);
}
