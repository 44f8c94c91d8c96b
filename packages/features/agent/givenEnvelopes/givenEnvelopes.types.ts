import type {
  EnvelopeGiven,
  GivenEnvelope,
  GivenEnvelopeDays,
  GivenEnvelopePage,
  GivenEnvelopeState,
} from '#api/agentEnvelopes.ts';
import type { DownlineDetail } from '#api/agentTeam.ts';
import type { Remote } from '#core/data/remote.ts';
import type { SentTransfer, Transfer } from '#core/money/transfer/transfer.types.ts';
import type { FiledReportProps } from '#core/report/report.types.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';

/** A red envelope to an account of the team, from the form to its outcome. */
export interface Gift {
  /** Amount, message, confirmation and outcome: it follows the rules of a transfer. */
  readonly transfer: Transfer<SentTransfer, EnvelopeGiven>;
  readonly days: GivenEnvelopeDays;
  /** The account of an envelope whose outcome is unknown, when that is another one; null otherwise. */
  readonly unresolvedId: string | null;
  readonly onDays: (days: GivenEnvelopeDays) => void;
}

/** What the account passes on to the part about its red envelopes. */
export interface AccountEnvelopesProps {
  readonly detail: DownlineDetail;
  /** When `detail` arrived, in ms since 1970, if it could not be read since; null otherwise. */
  readonly outdatedAt: number | null;
  readonly gift: Gift;
  /** Link to the account of `unresolvedId`. */
  readonly unresolvedHref: string | null;
  readonly password: PaymentPassword;
  /** The agent's own break; null while envelopes can be given. */
  readonly stop: PlayStop | null;
  readonly turnoverHref: string;
  readonly onSupport: (() => void) | undefined;
}

export interface EnvelopesViewProps extends AccountEnvelopesProps {
  /** What the account was given. */
  readonly given: Remote<GivenEnvelopePage>;
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
}

export interface GivenFilter {
  /** '' for every state. */
  readonly state: GivenEnvelopeState | '';
}

export interface GivenEnvelopesScreenProps extends FiledReportProps<GivenEnvelopePage, GivenFilter> {
  /** Leads to the account that an envelope was given to; null where there is no such page. */
  readonly accountHref: (given: GivenEnvelope) => string | null;
}
