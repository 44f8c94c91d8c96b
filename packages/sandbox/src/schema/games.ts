import type { GameType } from '#api/primitives.ts';

// The rows of the store about games and bets. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** A list of a member's games by node id, newest first. */
export interface MemberGames {
  readonly memberId: string;
  readonly nodeIds: readonly number[];
  /** By place: the room or lottery that was opened in a lobby; '' for the game itself. Absent where no list has one. */
  readonly gameCodes?: readonly string[];
}

/** A game that was launched. The token authorises its demo vendor's page. */
export interface Launch {
  readonly token: string;
  /** Null for practice. */
  readonly memberId: string | null;
  /** The launch ends with this session. Null for practice. */
  readonly sessionToken: string | null;
  readonly vassalage: string;
  readonly gameType: GameType;
  /** Null for a lobby. */
  readonly nodeId: number | null;
  /** A game, a room or a lottery; '' for a lobby. */
  readonly gameCode: string;
  /** The credits of a practice; null for a game with the wallet. */
  readonly practiceSatang: number | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A round of a game as its demo vendor decided it, or an open bet. */
export interface Round {
  readonly roundId: string;
  /** Null for practice. */
  readonly memberId: string | null;
  readonly vassalage: string;
  readonly gameType: GameType;
  /** Null for what is not in the catalogue of games. */
  readonly nodeId: number | null;
  /** What was played: a game, a room, a match or a lottery. */
  readonly gameCode: string;
  /** 0 for a free round. */
  readonly stakeSatang: number;
  /** PTS-03: the free rounds that this one was of, and what it was played for. Absent for a paid round. */
  readonly free?: { readonly reference: string; readonly stakeSatang: number };
  /** 0 until the round is settled. */
  readonly winSatang: number;
  /** The part of the stake that came back undecided, such as half of it on a quarter line. It counts for nothing. */
  readonly returnedSatang?: number;
  /** The demo vendor's description of the result: plain JSON. */
  readonly outcome: unknown;
  /** The player's balance after the last movement of this round. */
  readonly balanceSatang: number;
  readonly playedAt: number;
  /** Null until the round is settled. */
  readonly settledAt: number | null;
}

/** An open round, listed so that due ones are found without reading all rounds. */
export interface WaitingRound {
  /** Null for practice. */
  readonly memberId: string | null;
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly gameCode: string;
  /** When the round is settled automatically. */
  readonly dueAt: number;
}

/** A member's bets with one vendor of matches or draws, listed so that they are found without reading all rounds. */
export interface MemberBets {
  readonly memberId: string;
  readonly vassalage: string;
  /** Keys of rounds, newest first: the latest ones, and every open one. */
  readonly keys: readonly string[];
}

/** The rounds of the winner board, listed so that they are found without reading all rounds. One row, `all`. */
export interface LatestWins {
  /** Keys of rounds, newest first. */
  readonly keys: readonly string[];
}

/** A bet on a running match that its vendor takes some seconds after it was asked for. No money has moved. */
export interface HeldBet {
  readonly askedAt: number;
  /** What was asked for, as JSON: another bet under the same id waits anew. */
  readonly asked: string;
}
