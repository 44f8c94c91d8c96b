import type { ApiError, Result } from '#api/errors.ts';
import type { MarketingChannel, PrivacyValue } from '#api/privacy.ts';
import type { Remote } from '#core/data/remote.ts';

export interface PrivacyCardProps {
  readonly privacy: Remote<PrivacyValue>;
  /** Agrees to advertising by a channel, or withdraws that. Resolves to why it failed; null when it did not. */
  readonly onMarketing: (channel: MarketingChannel, on: boolean) => Promise<ApiError | null>;
  /** Whether records are kept on this device for want of a connection; null where that cannot be chosen. */
  readonly keeps: boolean | null;
  /** Chooses that. Resolves to whether this browser can. */
  readonly onKeeps: (keeps: boolean) => Promise<boolean>;
  /** Saves a copy of the member's data as a file. */
  readonly onCopy: () => Promise<Result<unknown>>;
  /** Link to the player's limits and breaks. */
  readonly limitsHref: string;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}
