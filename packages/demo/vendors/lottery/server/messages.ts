import * as v from 'valibot';
import type { LocalText } from '#sandbox/language.ts';
import { type PlayType, playTypes } from '#sandbox/seed/lotteries.ts';
import type { RefusalAnswer } from '../../shared/server/messages.ts';
import { launchField, roundIdField, stakeField } from '../../shared/server/seat.ts';

// The protocol between the lottery page and its server. It is not part of the platform's contract.

export const sessionRequest = v.object({ launch: launchField });

/** A vendor's lotteries and the player's tickets. All times are ms since the epoch, by the server's clock. */
export interface SessionAnswer {
  readonly now: number;
  readonly vendor: LocalText;
  /** The lottery that was launched; null for the lobby. */
  readonly lotteryId: string | null;
  /** All lotteries of the vendor. */
  readonly lotteries: readonly LotteryAnswer[];
  readonly balance: string;
  /** The currency symbol, like `'฿'`. */
  readonly currency: string;
  readonly stakes: readonly string[];
  /** The largest number of lines on one slip. */
  readonly mostLines: number;
  /** The player's tickets with this vendor: waiting ones by their draw, then ended ones, latest first. */
  readonly tickets: readonly TicketAnswer[];
}

/** A lottery with its next draw, its plays and its last results. */
export interface LotteryAnswer {
  readonly id: string;
  readonly name: LocalText;
  readonly digits: number;
  /** The path of its icon. */
  readonly icon: string;
  /** The weekdays of its draws (Sunday is 1), or `'always'` for draws around the clock. */
  readonly weekdays: readonly number[] | 'always';
  readonly next: {
    readonly numero: string;
    /** When the sale begins or began; null when tickets are always on sale. */
    readonly opensAt: number | null;
    readonly locksAt: number;
    readonly drawsAt: number;
  };
  readonly defaultPlayType: PlayType;
  readonly plays: readonly PlayAnswer[];
  /** Latest first. */
  readonly results: readonly { readonly numero: string; readonly drawnAt: number; readonly number: string }[];
}

/** A play of a lottery with its stake limits. */
export interface PlayAnswer {
  readonly type: PlayType;
  readonly digits: number;
  /** Whether the order of the digits counts. */
  readonly ordered: boolean;
  /** Prizes as multiples of the stake; see `Play`. */
  readonly pays: readonly number[];
  /** Of each number. */
  readonly minStake: string;
  readonly maxStake: string;
}

/** A number of a bought ticket. */
export interface LineAnswer {
  readonly number: string;
  /** The prize as a multiple of the stake. */
  readonly pays: number;
  /** The payout of this number; `'0.00'` unless it was drawn. */
  readonly win: string;
}

/** A bought ticket with one number or several, which have the same stake. */
export interface TicketAnswer {
  readonly roundId: string;
  readonly lotteryId: string;
  readonly numero: string;
  readonly playType: PlayType;
  readonly lines: readonly LineAnswer[];
  /** The stake of each line. */
  readonly lineStake: string;
  /** The stakes of all lines. */
  readonly stake: string;
  readonly boughtAt: number;
  readonly drawsAt: number;
  /** `refunded` when the ticket could not be decided. */
  readonly state: 'waiting' | 'won' | 'lost' | 'refunded';
  /** The payout of all lines; `'0.00'` unless the ticket won or was refunded. */
  readonly win: string;
  /** The winning number; null while the ticket waits, and when it was refunded. */
  readonly drawn: string | null;
}

export const buyRequest = v.object({
  launch: launchField,
  roundId: roundIdField,
  gameId: v.pipe(v.string(), v.maxLength(40)),
  numero: v.pipe(v.string(), v.maxLength(40)),
  playType: v.picklist(playTypes),
  /** A slip is bought whole or not at all. The server refuses more than `mostLines` by name, so the limit here is higher. */
  numbers: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.minLength(1), v.maxLength(500)),
  /** The stake of each number. */
  stake: stakeField,
});
export type BuyRequest = v.InferInput<typeof buyRequest>;

/** The answer to a purchase. */
export interface BuyAnswer {
  readonly ticket: TicketAnswer;
  readonly balance: string;
}

const line = { number: v.string(), pays: v.number() };
const draw = {
  lotteryId: v.string(),
  numero: v.string(),
  drawsAt: v.number(),
  /** The number of digits of the winning number. */
  digits: v.number(),
  playType: v.picklist(playTypes),
  drawn: v.nullable(v.string()),
};

/** The ticket that is stored with a round. Tickets from before there were slips have one number, read as a slip of one. */
export const storedTicket = v.union([
  v.object({ ...draw, lines: v.pipe(v.array(v.object(line)), v.minLength(1)) }),
  v.pipe(
    v.object({ ...draw, ...line }),
    v.transform(({ number, pays, ...ticket }) => ({ ...ticket, lines: [{ number, pays }] })),
  ),
]);
export type StoredTicket = v.InferOutput<typeof storedTicket>;

/** Refusals of this server in addition to those of every game, with a message for developers. */
export const drawRefusals = {
  /** Locked, drawn, or not on sale yet. */
  draw_closed: 'this draw takes no more tickets; nothing was taken',
  number_wrong: 'a number does not have the digits of this play; nothing was taken',
  number_repeated: 'a number is on the slip twice; nothing was taken',
  too_many_numbers: 'the slip has more numbers than one slip takes; nothing was taken',
  lottery_unknown: 'this vendor does not have this lottery, or the lottery does not have this play',
} as const;
export type DrawRefusal = keyof typeof drawRefusals;
export interface DrawRefusalAnswer {
  readonly refused: DrawRefusal;
  readonly message: string;
}

/** A refusal of any kind. */
export type AnyRefusal = RefusalAnswer | DrawRefusalAnswer;
