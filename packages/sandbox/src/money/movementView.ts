import type { Language } from '#api/primitives.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import { namesOf } from '../games/playedNames.ts';
import { shownTypeOf } from '../games/shownType.ts';
import { gameLanguage } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import type { Posting } from '../schema/money.ts';
import { iso } from '../time.ts';
import { satangToAmount } from './ledger.ts';
import type { Movement } from './movements.ts';
import { destinationText } from './withdrawalView.ts';

/** What is said about money that an account began with. */
const openingNote = { th: 'ยอดยกมา', en: 'Opening balance' };

/** A movement for the records of its account. */
export function movementView(sandbox: Sandbox, { posting, satang, balanceAfter }: Movement, language: Language) {
  const round = roundOfPosting(sandbox, posting);
  const names = round && namesOf(sandbox, round, language);
  // The reference that the pages of deposits, withdrawals and rebates show too.
  const reference =
    round?.roundId ??
    posting.ref.replace(
      /^(?:commission|deposit|envelope|points|rebate|salary|transfer|wallet|withdrawal):|:(?:arrived|returned)$/g,
      '',
    );
  const withdrawal = sandbox.store.get('withdrawals', reference);
  const transfer = sandbox.store.get('transfers', reference);
  const given = sandbox.store.get('givenEnvelopes', reference);
  const otherId = otherSideOf(sandbox, reference, { posting, satang });
  const other = otherId === undefined ? undefined : sandbox.store.get('members', otherId);
  const note =
    transfer?.remark ?? given?.message ?? (posting.kind === 'adjustment' ? openingNote[gameLanguage(language)] : '');
  return {
    reference,
    kind: posting.kind,
    at: iso(posting.at),
    amount: satangToAmount(satang),
    balanceAfter: satangToAmount(balanceAfter),
    ...(names && { label: `${names.game} · ${names.vendor}` }),
    ...(round && { gameType: shownTypeOf(round) }),
    ...(round && { link: { page: 'personalHistoryCopy', reference } }),
    ...(withdrawal && {
      counterparty: destinationText(sandbox, withdrawal, gameLanguage(language)),
      link: { page: 'withdraw', reference },
    }),
    ...(other && { counterparty: `${other.nickname} (${maskAccount(other.account)})` }),
    ...(note !== '' && { note }),
  };
}

/** The member at the other side of a transfer or of a red envelope of an agent; undefined for any other movement. */
export function otherSideOf(
  { store }: Sandbox,
  reference: string,
  { posting, satang }: Pick<Movement, 'posting' | 'satang'>,
): string | undefined {
  const transfer = store.get('transfers', reference);
  if (transfer !== undefined) return satang < 0 ? transfer.toId : transfer.fromId;
  const given = store.get('givenEnvelopes', reference);
  // A player has received it, or given it up.
  const isPlayers = posting.kind === 'redEnvelopeReceived' || (posting.kind === 'redEnvelopeReturned' && satang < 0);
  return isPlayers ? given?.fromId : given?.toId;
}

/** The round that a stake, a win or a jackpot belongs to, which the posting's reference names. */
export function roundOfPosting({ store }: Sandbox, { ref }: Posting): Round | undefined {
  const [, key] = /^round:(.+):(?:stake|win|jackpot)$/.exec(ref) ?? [];
  return key === undefined ? undefined : store.get('rounds', key);
}
