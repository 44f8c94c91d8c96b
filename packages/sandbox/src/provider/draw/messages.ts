import * as v from 'valibot';
import type { LocalText } from '../../seed/catalogue.ts';
import { type PlayType, playTypes } from '../../seed/lotteries.ts';
import type { RefusalAnswer } from '../messages.ts';
import { launchField, roundIdField, stakeField } from '../seat.ts';

/** How the page of the draws and its server talk. Their own affair: the platform's contract knows nothing of it. */
export const sessionRequest = v.object({ launch: launchField });

/** All times are ms since the epoch, by the clock of the server. */
export interface SessionAnswer {
  readonly now: number;
  readonly vendor: LocalText;
  /** The lottery that was launched; null for the lobby. */
  readonly lotteryId: string | null;
  /** Those of the vendor. */
  readonly lotteries: readonly LotteryAnswer[];
  readonly balance: string;
  /** What money is written with: `'฿'`. */
  readonly currency: string;
  readonly stakes: readonly string[];
  /** The player's own with this vendor: those that wait, the next to be drawn first, then the others, latest first. */
  readonly tickets: readonly TicketAnswer[];
}

export interface LotteryAnswer {
  readonly id: string;
  readonly name: LocalText;
  readonly digits: number;
  /** The path of its mark. */
  readonly icon: string;
  /** Around the clock, or on these days: Sunday is 1. */
  readonly weekdays: readonly number[] | 'always';
  readonly next: {
    readonly numero: string;
    /** When the sale begins, or began; null where it is always on. */
    readonly opensAt: number | null;
    readonly locksAt: number;
    readonly drawsAt: number;
  };
  readonly defaultPlayType: PlayType;
  readonly plays: readonly PlayAnswer[];
  /** Latest first. */
  readonly results: readonly { readonly numero: string; readonly drawnAt: number; readonly number: string }[];
}

export interface PlayAnswer {
  readonly type: PlayType;
  readonly digits: number;
  /** See `Play`. */
  readonly pays: readonly number[];
  readonly minStake: string;
  readonly maxStake: string;
}

export interface TicketAnswer {
  readonly roundId: string;
  readonly lotteryId: string;
  readonly numero: string;
  readonly playType: PlayType;
  readonly number: string;
  readonly stake: string;
  /** In stakes. */
  readonly pays: number;
  readonly boughtAt: number;
  readonly drawsAt: number;
  /** Refunded is what nobody could decide. */
  readonly state: 'waiting' | 'won' | 'lost' | 'refunded';
  /** What came back: `'0.00'` unless it won or was refunded. */
  readonly win: string;
  /** Null while it waits, and where it was refunded. */
  readonly drawn: string | null;
}

export const buyRequest = v.object({
  launch: launchField,
  roundId: roundIdField,
  gameId: v.pipe(v.string(), v.maxLength(40)),
  numero: v.pipe(v.string(), v.maxLength(40)),
  playType: v.picklist(playTypes),
  number: v.pipe(v.string(), v.maxLength(20)),
  stake: stakeField,
});
export type BuyRequest = v.InferInput<typeof buyRequest>;

export interface BuyAnswer {
  readonly ticket: TicketAnswer;
  readonly balance: string;
}

/** What a round stores about its ticket. */
export const storedTicket = v.object({
  lotteryId: v.string(),
  numero: v.string(),
  drawsAt: v.number(),
  /** Of the winning number. */
  digits: v.number(),
  playType: v.picklist(playTypes),
  number: v.string(),
  pays: v.number(),
  drawn: v.nullable(v.string()),
});
export type StoredTicket = v.InferOutput<typeof storedTicket>;

/** What this server refuses besides what every game does. */
export const drawRefusals = {
  /** Locked, drawn, or not on sale yet. */
  draw_closed: 'this draw takes no more tickets; nothing was taken',
  number_wrong: 'the number does not have the digits of this play; nothing was taken',
  lottery_unknown: 'this vendor has no such lottery, or not this way to play it',
} as const;
export type DrawRefusal = keyof typeof drawRefusals;
export interface DrawRefusalAnswer {
  readonly refused: DrawRefusal;
  readonly message: string;
}

export type AnyRefusal = RefusalAnswer | DrawRefusalAnswer;
