import type { Language } from '#api/primitives.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import { namesOf } from '../games/playedNames.ts';
import { gameLanguage } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Posting, Round } from '../schema.ts';
import { iso } from '../time.ts';
import { satangToAmount } from './ledger.ts';
import type { Movement } from './movements.ts';
import { destinationText } from './withdrawalView.ts';

/** A movement for the records of its account. */
export function movementView(sandbox: Sandbox, { posting, satang, balanceAfter }: Movement, language: Language) {
  const round = roundOfPosting(sandbox, posting);
  const names = round && namesOf(sandbox, round, language);
  // The reference that the pages of deposits, withdrawals and rebates show too.
  const reference =
    round?.roundId ??
    posting.ref.replace(
      /^(?:commission|deposit|points|rebate|salary|transfer|wallet|withdrawal):|:(?:arrived|returned)$/g,
      '',
    );
  const withdrawal = sandbox.store.get('withdrawals', reference);
  const transfer = sandbox.store.get('transfers', reference);
  const other = transfer && sandbox.store.get('members', satang < 0 ? transfer.toId : transfer.fromId);
  return {
    reference,
    kind: posting.kind,
    at: iso(posting.at),
    amount: satangToAmount(satang),
    balanceAfter: satangToAmount(balanceAfter),
    ...(names && { label: `${names.game} · ${names.vendor}` }),
    ...(round && { link: { page: 'personalHistoryCopy', reference } }),
    ...(withdrawal && {
      counterparty: destinationText(sandbox, withdrawal, gameLanguage(language)),
      link: { page: 'withdraw', reference },
    }),
    ...(other && { counterparty: `${other.nickname} (${maskAccount(other.account)})` }),
    ...(transfer && transfer.remark !== '' && { note: transfer.remark }),
  };
}

/** The round that a stake or win belongs to, which the posting's reference names. */
function roundOfPosting({ store }: Sandbox, { ref }: Posting): Round | undefined {
  const [, key] = /^round:(.+):(?:stake|win)$/.exec(ref) ?? [];
  return key === undefined ? undefined : store.get('rounds', key);
}
