import type { ApiError, Result } from '#api/errors.ts';
import type { OutputOf } from '#api/operation.ts';
import type { PromotionState, promotionRanking } from '#api/promotions.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Uploads } from '#core/uploads/useUploads.ts';

export type Ranking = OutputOf<typeof promotionRanking>;

/** What a player sends with an application. */
export interface Application {
  readonly remark: string;
  readonly fileIds: readonly string[];
}

/** What can be done about a promotion, and what it asks for and binds. */
export interface OfferViewProps {
  /** Null for a promotion without anything to join. */
  readonly offer: Remote<PromotionState | null>;
  /** Null where the promotion ranks nobody, or the visitor cannot see it. */
  readonly ranking: Remote<Ranking> | null;
  /** False for visitors and trial accounts, who can apply for nothing. */
  readonly isMember: boolean;
  readonly busy: boolean;
  /** Why joining or applying failed; null while it has not. */
  readonly failure: ApiError | null;
  readonly uploads: Uploads;
  /** Links to where it goes on. Null for a page that the operator has switched off. */
  readonly hrefs: { readonly rewards: string | null; readonly deposit: string | null; readonly games: string | null };
  /** Asks visitors to log in first. */
  readonly onJoin: () => void;
  /** Resolves when the answer has come; to undefined while another call is on its way. */
  readonly onApply: (application: Application) => Promise<Result<unknown> | undefined>;
  /** Asks a visitor to log in, and tells a trial account that it needs a real one. */
  readonly onLogin: () => void;
}
