import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { amount, type GameType } from '#api/primitives.ts';
import { palettes } from '../art/palettes.ts';
import { satangToAmount } from '../ledger.ts';
import { type Answer, refuse } from '../refusal.ts';
import { type KeptRound, type OpenLaunch, holdingOf, openLaunch, playedUnder } from '../rounds.ts';
import type { Round } from '../rows.ts';
import type { CatalogueVendor, LocalText } from '../seed/catalogue.ts';
import type { World } from '../world.ts';

/** What every demonstration game knows of who plays it, and where. */
export interface Seat extends OpenLaunch {
  readonly vendor: CatalogueVendor;
}

/** What every page needs to draw its frame. */
export interface SeatAnswer {
  readonly name: LocalText;
  readonly vendor: LocalText;
  /** Colours of the vendor, six-digit hex. */
  readonly palette: { readonly glow: string; readonly trim: string };
  readonly balance: string;
  /** The balance is credits, which are no money. */
  readonly practice: boolean;
  /** What money is written with: `'฿'`. */
  readonly currency: string;
}

/** Parts of what pages send. A round id is made for one intent of the player, and sent again when an answer was lost. */
export const launchField = v.pipe(v.string(), v.maxLength(200));
export const roundIdField = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
export const stakeField = v.pipe(amount, v.regex(/^\d{1,9}(\.\d{1,2})?$/));

/** Refuses with `launch_expired` when the token opens nothing, or a game of another kind. */
export function seatAt(world: World, launchToken: string, gameType: GameType): Answer<Seat> {
  const opened = openLaunch(world, launchToken);
  if (!opened.ok) return opened;
  const vendor = world.catalogue.vendorByCode.get(opened.value.launch.vassalage);
  if (!vendor || opened.value.launch.gameType !== gameType) return refuse('launch_expired');
  return ok({ ...opened.value, vendor });
}

/**
 * A round of a game of this kind that was played under the token, also when its launch has ended since. To be asked
 * before anything is checked: what was played stays played, and whoever lost the answer may ask again.
 */
export function playedAt(
  world: World,
  launchToken: string,
  roundId: string,
  gameType: GameType,
): KeptRound | undefined {
  const played = playedUnder(world, launchToken, roundId);
  return played?.round.gameType === gameType ? played : undefined;
}

/**
 * The balance that comes with a round, told for the first time or again: what is held now, since money may have moved
 * elsewhere meanwhile. Who can no longer play learns what was held after the round.
 */
export function balanceWith(world: World, launchToken: string, round: Round): string {
  const opened = openLaunch(world, launchToken);
  return satangToAmount(opened.ok ? holdingOf(world, opened.value) : round.balanceSatang);
}

export function seatAnswer(world: World, seat: Seat): SeatAnswer {
  const palette = palettes[seat.vendor.palette % palettes.length];
  return {
    name: seat.game?.name ?? seat.vendor.name,
    vendor: seat.vendor.name,
    palette: { glow: palette?.mid ?? '#8a5672', trim: palette?.accent ?? '#e7a94c' },
    balance: satangToAmount(holdingOf(world, seat)),
    practice: seat.launch.practiceSatang !== null,
    currency: world.settings.currencySymbol,
  };
}
