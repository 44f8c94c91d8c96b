import { secondMs } from '#text/durations.ts';
import { maskNickname } from '../accounts/maskNickname.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Launch } from '../schema/games.ts';
import type { Jackpot } from '../schema/jackpot.ts';
import type { LedgerLine } from '../schema/money.ts';
import { jackpotOpeningSatang } from '../seed/jackpot.ts';
import { iso } from '../time.ts';
import { balanceOf, jackpotAccount, outsideAccount, post, satangToAmount, vendorAccount } from './ledger.ts';

/** The key of the only row in `jackpot`. */
const onlyKey = 'all';
/** How far back what has come in is counted. */
const inflowMs = 60 * secondMs;

const stateOf = ({ store }: Sandbox): Jackpot =>
  store.get('jackpot', onlyKey) ?? { draws: 0, restThousandths: 0, inflow: [] };

const lately = ({ inflow }: Jackpot, now: number): Jackpot['inflow'] =>
  inflow.filter(({ at }) => at > now - inflowMs && at <= now);

/** Pays in what the operator begins the jackpot with, once. */
export function openJackpot(sandbox: Sandbox): void {
  post(sandbox, {
    kind: 'adjustment',
    ref: 'jackpot:opening',
    lines: [
      { account: outsideAccount, satang: -jackpotOpeningSatang },
      { account: jackpotAccount, satang: jackpotOpeningSatang },
    ],
  });
}

/**
 * BAN-03: the jackpot. The amount is the balance of its account, and it grows by what has come in within the last minute, so
 * that nothing is shown that was not paid in.
 */
export function jackpotNow(sandbox: Sandbox) {
  const now = sandbox.now();
  const state = stateOf(sandbox);
  const { lastWin } = state;
  const sum = lately(state, now).reduce((total, { satang }) => total + satang, 0);
  const winner = lastWin && sandbox.store.get('members', lastWin.memberId);
  return {
    amount: satangToAmount(balanceOf(sandbox, jackpotAccount)),
    perSecond: satangToAmount(Math.floor((sum * secondMs) / inflowMs)),
    at: iso(now),
    ...(lastWin &&
      winner && {
        lastWin: {
          nickname: maskNickname(winner.nickname),
          amount: satangToAmount(lastWin.satang),
          at: iso(lastWin.at),
        },
      }),
  };
}

/** What of a stake goes into the jackpot: whole satang, and the thousandths that are carried on to the next stake. */
function shareOf(sandbox: Sandbox, { gameType }: Pick<Launch, 'gameType'>, stakeSatang: number) {
  if (gameType !== 'RNG') return { satang: 0, restThousandths: stateOf(sandbox).restThousandths };
  const thousandths = stateOf(sandbox).restThousandths + stakeSatang * sandbox.settings.jackpotRule.perMille;
  return { satang: Math.floor(thousandths / 1_000), restThousandths: thousandths % 1_000 };
}

/** The lines of a stake on a slot by which its vendor pays into the jackpot. None for another game. */
export function jackpotLines(
  sandbox: Sandbox,
  game: Pick<Launch, 'vassalage' | 'gameType'>,
  stakeSatang: number,
): readonly LedgerLine[] {
  const { satang } = shareOf(sandbox, game, stakeSatang);
  if (satang === 0) return [];
  return [
    { account: vendorAccount(game.vassalage), satang: -satang },
    { account: jackpotAccount, satang },
  ];
}

/** Counts a stake whose lines were posted. Returns the number of its draw. Joins the open transaction. */
export function countJackpotStake(sandbox: Sandbox, game: Pick<Launch, 'gameType'>, stakeSatang: number): number {
  const { satang, restThousandths } = shareOf(sandbox, game, stakeSatang);
  const state = stateOf(sandbox);
  const [at, draws] = [sandbox.now(), state.draws + 1];
  const inflow = [...lately(state, at), ...(satang > 0 ? [{ at, satang }] : [])];
  sandbox.store.put('jackpot', onlyKey, { ...state, draws, restThousandths, inflow });
  return draws;
}

/** Notes who has won the jackpot. Joins the open transaction. */
export function noteJackpotWin(sandbox: Sandbox, memberId: string, satang: number): void {
  sandbox.store.put('jackpot', onlyKey, { ...stateOf(sandbox), lastWin: { memberId, satang, at: sandbox.now() } });
}
