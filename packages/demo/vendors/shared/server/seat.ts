import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { amount, type GameType } from '#api/primitives.ts';
import type { LocalText } from '#sandbox/language.ts';
import { satangToAmount } from '#sandbox/money/ledger.ts';
import { type StoredRound, type OpenLaunch, launchBalance, openLaunch, playedUnder } from '#sandbox/money/rounds.ts';
import { type Answer, refuse } from '#sandbox/refusal.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Round } from '#sandbox/schema/games.ts';
import type { CatalogueVendor } from '#sandbox/seed/catalogue.types.ts';
import { palettes } from '../../../art/palettes.ts';

/** An open launch together with the vendor of the game. */
export interface Seat extends OpenLaunch {
  readonly vendor: CatalogueVendor;
}

/** The part of a session that every game page shows around its game. */
export interface SeatAnswer {
  readonly name: LocalText;
  readonly vendor: LocalText;
  readonly palette: SeatPalette;
  readonly balance: string;
  /** Whether the balance is practice credits instead of money. */
  readonly practice: boolean;
  /** The currency symbol, like `'฿'`. */
  readonly currency: string;
}

/** Colours of a vendor, as six-digit hex. */
export interface SeatPalette {
  readonly glow: string;
  readonly trim: string;
}

/** The token of a launch. */
export const launchField = v.pipe(v.string(), v.maxLength(200));
/** A round id is created once per intent of the player and sent again when an answer was lost. */
export const roundIdField = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
/** A stake as a decimal amount. */
export const stakeField = v.pipe(amount, v.regex(/^\d{1,9}(\.\d{1,2})?$/));

/** Opens a launch. Refuses with `launch_expired` when the token is not valid or belongs to another kind of game. */
export function seatAt(sandbox: Sandbox, launchToken: string, gameType: GameType): Answer<Seat> {
  const opened = openLaunch(sandbox, launchToken);
  if (!opened.ok) return opened;
  const vendor = sandbox.catalogue.vendorByCode.get(opened.value.launch.vassalage);
  if (!vendor || opened.value.launch.gameType !== gameType) return refuse('launch_expired');
  return ok({ ...opened.value, vendor });
}

/**
 * A round of this kind that was played under the token, even if its launch has ended since. Call it before any other
 * check: a played round is final, and a page that lost the answer may ask for it again.
 */
export function playedAt(
  sandbox: Sandbox,
  launchToken: string,
  roundId: string,
  gameType: GameType,
): StoredRound | undefined {
  const played = playedUnder(sandbox, launchToken, roundId);
  return played?.round.gameType === gameType ? played : undefined;
}

/**
 * The balance to answer with a round: the current one, since money may have moved elsewhere after the round. When the
 * launch has ended it is the balance right after the round.
 */
export function balanceWith(sandbox: Sandbox, launchToken: string, round: Round): string {
  const opened = openLaunch(sandbox, launchToken);
  return satangToAmount(opened.ok ? launchBalance(sandbox, opened.value) : round.balanceSatang);
}

/** The colours of a vendor's game pages. */
export function paletteOf(vendor: CatalogueVendor): SeatPalette {
  const palette = palettes[vendor.palette % palettes.length];
  return { glow: palette?.mid ?? '#8a5672', trim: palette?.accent ?? '#e7a94c' };
}

/** The shared part of a session for a seat. */
export function seatAnswer(sandbox: Sandbox, seat: Seat): SeatAnswer {
  return {
    name: seat.game?.name ?? seat.vendor.name,
    vendor: seat.vendor.name,
    palette: paletteOf(seat.vendor),
    balance: satangToAmount(launchBalance(sandbox, seat)),
    practice: seat.launch.practiceSatang !== null,
    currency: sandbox.settings.currencySymbol,
  };
}
