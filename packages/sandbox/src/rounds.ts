import { ok } from '#api/errors.ts';
import { balanceOf, houseAccount, memberAccount, post } from './ledger.ts';
import { type Answer, refuse } from './refusal.ts';
import type { Launch, Member, Round } from './rows.ts';
import type { CatalogueGame } from './seed/catalogue.ts';
import type { World } from './world.ts';

/** The most that one round may cost: 5,000 baht. */
export const largestStakeSatang = 500_000;

export const stakeRange = (game: CatalogueGame): { minSatang: number; maxSatang: number } => ({
  minSatang: game.minBetSatang,
  maxSatang: largestStakeSatang,
});

/** Who plays what under a launch token. */
export interface OpenLaunch {
  readonly launch: Launch;
  readonly member: Member;
  readonly game: CatalogueGame;
}

/** Refuses with `launch_expired` when the token is unknown, too old, or its player signed out. */
export function openLaunch(world: World, launchToken: string): Answer<OpenLaunch> {
  const launch = world.store.get('launches', launchToken);
  if (!launch || launch.expiresAt <= world.now()) return refuse('launch_expired');
  const session = world.store.get('sessions', launch.sessionToken);
  const member = world.store.get('members', launch.memberId);
  const game = world.catalogue.gameById.get(launch.nodeId);
  if (!session || session.expiresAt <= world.now() || !member || !game) return refuse('launch_expired');
  return ok({ launch, member, game });
}

export interface RoundRequest {
  readonly launchToken: string;
  /** Made by the game for one intent of the player; sending it again never plays again. */
  readonly roundId: string;
  readonly stakeSatang: number;
  /** The game's own rule, given the world's chance. Called at most once per round. */
  readonly decide: (random: () => number) => { readonly winSatang: number; readonly outcome: unknown };
}

/**
 * Plays one round: stake and win are posted and the round is stored, together or not at all. The same `roundId` again
 * answers the stored round and moves nothing.
 * Refuses with `launch_expired`, `system_maintenance`, `stake_out_of_range` or `insufficient_balance`.
 */
export function placeRound(world: World, request: RoundRequest): Answer<Round> {
  return world.store.transaction((): Answer<Round> => {
    const opened = openLaunch(world, request.launchToken);
    if (!opened.ok) return opened;
    const { member, game } = opened.value;
    const key = `${member.id}:${request.roundId}`;
    const played = world.store.get('rounds', key);
    if (played) return ok(played);

    if (world.settings.maintenance) return refuse('system_maintenance');
    const { stakeSatang } = request;
    const { minSatang, maxSatang } = stakeRange(game);
    if (!Number.isSafeInteger(stakeSatang) || stakeSatang < minSatang || stakeSatang > maxSatang) {
      return refuse('stake_out_of_range');
    }
    const wallet = memberAccount(member.id);
    const house = houseAccount(game.vassalage);
    const staked = post(world, {
      kind: 'stake',
      ref: `round:${key}:stake`,
      lines: [
        { account: wallet, satang: -stakeSatang },
        { account: house, satang: stakeSatang },
      ],
    });
    if (!staked.ok) {
      if (staked.error.kind === 'overdraft') return refuse('insufficient_balance');
      throw new Error(`round ${key}: the stake was not posted (${staked.error.kind})`);
    }
    const { winSatang, outcome } = request.decide(world.random);
    if (winSatang !== 0) payOut(world, key, winSatang, { wallet, house });
    const round: Round = {
      roundId: request.roundId,
      memberId: member.id,
      nodeId: game.nodeId,
      vassalage: game.vassalage,
      stakeSatang,
      winSatang,
      outcome,
      balanceSatang: balanceOf(world, wallet),
      playedAt: world.now(),
    };
    world.store.put('rounds', key, round);
    return ok(round);
  });
}

// A provider that decides on a win which cannot be booked is at fault: the throw gives the stake back.
function payOut(world: World, key: string, winSatang: number, accounts: { wallet: string; house: string }): void {
  if (winSatang < 0) throw new Error(`round ${key}: a win is never negative`);
  const won = post(world, {
    kind: 'win',
    ref: `round:${key}:win`,
    lines: [
      { account: accounts.house, satang: -winSatang },
      { account: accounts.wallet, satang: winSatang },
    ],
  });
  if (!won.ok) throw new Error(`round ${key}: the win was not posted (${won.error.kind})`);
}
