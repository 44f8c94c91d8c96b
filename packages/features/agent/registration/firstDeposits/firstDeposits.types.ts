import type { LinkDeposit } from '#api/agentRegistration.ts';
import type { Remote } from '#core/data/remote.ts';

/** The first deposit of an account that has signed up by a link. */
export interface FirstDepositView extends LinkDeposit {
  /** Where the deposit stands among the movements of that day; null on a site without such a page. */
  readonly href: string | null;
}

/** One page of the first deposits of a link. */
export interface FirstDepositPage {
  /** The name of the link. */
  readonly name: string;
  readonly rows: readonly FirstDepositView[];
  readonly totalPages: number;
  /** How many there are over all pages. */
  readonly count: string;
  /** Their sum over all pages, as a decimal. */
  readonly amount: string;
}

export interface FirstDepositsProps {
  /** Null closes the dialog. */
  readonly deposits: Remote<FirstDepositPage> | null;
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
  readonly onClose: () => void;
}
