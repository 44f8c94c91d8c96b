/**
 * The refusal codes that any operation can answer with. The specification names messages but no codes, so these are ours;
 * an operator maps the platform's own codes in one place.
 */
export const commonRefusalCodes = [
  'credentials_incorrect',
  'captcha_required',
  'captcha_incorrect',
  'human_check_failed',
  'account_locked',
  'account_unknown',
  'account_taken',
  'mobile_taken',
  'phone_invalid',
  'phone_missing',
  'code_incorrect',
  'code_missing',
  'code_expired',
  /** After too many codes or messages. Detail: `retryAfterS`, in seconds; without it, five minutes. */
  'too_many_requests',
  /** After wrong tries, or from one sender. Detail: `retryAfterS`, in seconds. */
  'too_many_tries',
  'quota_exceeded',
  'operation_not_allowed',
  'affiliate_incorrect',
  'domain_invalid',
  'password_incorrect',
  'password_same',
  'second_factor_required',
  'second_factor_incorrect',
  'ticket_expired',
  'sign_in_cancelled',
  'not_agent',
  'not_member',
  'trial_not_allowed',
  'insufficient_balance',
  'limit_reached',
  'play_suspended',
  'stake_out_of_range',
  'game_not_found',
  'game_unavailable',
  'vendor_maintenance',
  'launch_expired',
  'system_maintenance',
  'region_blocked',
  'invalid_input',
  'unknown',
] as const;
export type CommonRefusalCode = (typeof commonRefusalCodes)[number];

/**
 * The refusal codes of single operations, which declare them (`Operation.refusals`). Kept apart from the common ones,
 * because every page loads those. Their screens describe them.
 */
export const operationRefusalCodes = [
  'record_not_found',
  /**
   * A new password that is easy to guess, though it keeps its rule. Detail: `field`, and `reason`: `common`, `own` (the
   * account's words) or `short`.
   */
  'password_weak',
  /** RSP-12: the operator takes no deposit of a member without a deposit limit. */
  'limit_required',
  /** A limit that is so high that it would never be reached is asked back. Detail: `most`, an amount. */
  'limit_far_above',
  /** A limit cannot be raised yet. */
  'raise_waits',
  'amount_out_of_range',
  'method_unavailable',
  'order_waiting',
  'order_closed',
  /** MNY-07: the picture was sent for another order already. */
  'slip_duplicate',
  /** The member has not set a payment password. */
  'payment_password_unset',
  /** Detail: `triesLeft`, a number. */
  'payment_password_incorrect',
  /** Detail: `until`, a moment. */
  'payment_password_locked',
  /** The proof of `paymentPasswordCheck` is unknown, used or too old: no money moved, and a new one is needed. */
  'proof_expired',
  'bank_account_required',
  /** The number belongs to an account of another member. Says nothing about that member. */
  'bank_account_taken',
  /** Detail: `most`, a number. */
  'bank_account_most',
  /** The account cannot be used yet. Detail: `until`, a moment. */
  'bank_account_waiting',
  /** PAT-02. */
  'bank_name_mismatch',
  /** Detail: `digits`, the accepted lengths. */
  'bank_number_invalid',
  /** Detail: `missing`, an amount. */
  'turnover_missing',
  /** Another withdrawal is on its way. Detail: `reference`. */
  'withdraw_waiting',
  /** The number or sum of a day is reached. Detail: `countLeft`, `amountLeft` and `resetsAt`, a moment. */
  'withdraw_daily',
  /** No withdrawal for a while after a change of what protects the account (SEC-06). Detail: `until`, a moment. */
  'withdraw_resting',
  /** The operator lets no player cancel a withdrawal. */
  'withdraw_not_cancellable',
  /** The receipt has its final answer already, or does not fit the payments. */
  'receipt_closed',
  /** The secret of a new authenticator is too old to be confirmed: a new one has to be issued. */
  'authenticator_expired',
  /** SEC-08: what the browser has answered is not that of such a key. Detail: `reason`, one of `passkeyProblems` of the platform. */
  'passkey_invalid',
  /** The question was answered already, or more than five minutes ago. */
  'passkey_expired',
  /** The account has this key already. */
  'passkey_known',
  /** Detail: `most`, a number. */
  'passkey_most',
  /** The key was removed from its account. Detail: `id`. */
  'passkey_unknown',
  /** The counter of the key did not grow: it may have been copied. */
  'passkey_suspended',
  /** The key is too new to confirm money. Detail: `until`, a moment. */
  'passkey_waits',
  /** The account could not be logged in to any more. */
  'last_way_in',
  /** RSP-03: no device is added during a break. Detail: `kind`, and `until`, a moment or null. */
  'push_blocked',
  /** Detail: `most`, a number. */
  'push_most',
  /** SEC-06: a change of what protects the account needs a password or a code. */
  'credential_required',
  /** The account has neither password, authenticator nor contact that could prove who the player is. */
  'credential_unset',
  /** A personal detail that only customer service can change. */
  'detail_fixed',
  /** Detail: `reason`, one of `uploadRefusals`. */
  'upload_invalid',
  /** Money is on its way to or from this wallet. Detail: `reference`. */
  'transfer_pending',
  /** The operator allows no transfers between members. */
  'transfers_disabled',
  'upline_missing',
  /** The sum of a day is reached. Detail: `leftToday` and `resetsAt`, a moment. */
  'transfer_daily',
  /** No account of the own team: also one that exists elsewhere. */
  'downline_not_found',
  /** Above the agent’s own rate, or lower than the operator allows. Detail: `gameType` or `tier`, and `max` in per cent. */
  'rate_out_of_range',
  /** No selection of accounts of this agent. */
  'selection_not_found',
  /** A selection of accounts stands for some minutes only. */
  'selection_expired',
  /** More accounts than one selection can have. Detail: `most`. */
  'selection_too_large',
  /** AGT-09b: the account was not opened by this agent, or has a password of its own. */
  'first_password_gone',
  /** AGT-09d: the account is of this kind already. */
  'kind_unchanged',
  /** AGT-09d: the agent has a downline, or a contract that counts or waits. Detail: `team` and `contracts`, numbers. */
  'kind_bound',
  /** AGT-09c: this agent has paused the account, and sends nothing to it. */
  'account_paused',
  /** AGT-09c: the agent above has paused the member’s play. Detail: `since`, a moment, `by`, `reason` and `note`. */
  'play_paused',
  /** The agent has as many sign-up links as one agent can have. */
  'link_most',
  /** The agent has as many saved views as one agent can have. */
  'view_most',
  /** Another saved view of the agent has this name. */
  'view_name_taken',
  /** The agent has as many assistants as one agent can have. */
  'assistant_most',
  /** The reward has ended, or the member has no such reward. */
  'reward_gone',
  /** The reward was taken already, also in another tab. */
  'reward_taken',
  /** Detail: `from`, the moment at which it can be opened. */
  'reward_not_open',
  /** Another reward is still to be wagered. Detail: `reference`, of that one. */
  'bonus_active',
  /** The bonus is wagered, has expired or was cancelled. */
  'bonus_closed',
  /** Cancelling would take back or leave other sums than the player has agreed to. */
  'bonus_changed',
  /** Bets are open, or money is in a vendor wallet. */
  'bonus_in_play',
  /** No bets of the member have a rebate that was not claimed. */
  'rebate_nothing',
  'rebate_below_minimum',
  /** The rebate is another than the player was shown. */
  'rebate_changed',
  /** What the player was shown has been claimed since, perhaps in another tab. */
  'rebate_claimed',
  /** The promotion has ended or not begun. */
  'promotion_closed',
  /** The member takes part already, also in another tab. */
  'promotion_joined',
  /** The terms are not those that the player has read. */
  'promotion_terms_changed',
  /** The promotion is not for this member. Detail: `reason`, one of `promotionExclusions`. */
  'promotion_not_eligible',
  /** A text is too short or too long. Detail: `min` and `max`, in letters as a reader counts them. */
  'content_length',
  /** Detail: `points`, what the member has. */
  'points_insufficient',
  /** The most points of a day are converted. Detail: `leftToday` and `resetsAt`, a moment. */
  'points_daily',
  /** Detail: `left`, how many there are. */
  'out_of_stock',
  /** The member has as many of a reward as one person can have. Detail: `left`, how many more. */
  'redeem_most',
  /** Detail: `of`, `deposit` or `wager`, and `missing`, an amount. */
  'requirement_missing',
  /** The reward has ended, or its price or the rate is not what the player has agreed to. */
  'reward_changed',
  /** Accepting would end other contracts than the agent has read. */
  'contract_changed',
  /** An offer of this kind waits for the downline already. */
  'contract_waiting',
  /** The contract is not offered or in force any more. */
  'contract_closed',
  /** The platform has no push channel now. No player is told: the site polls. */
  'live_off',
] as const;
export type OperationRefusalCode = (typeof operationRefusalCodes)[number];

export type RefusalCode = CommonRefusalCode | OperationRefusalCode;

/**
 * All ways a call can fail. A closed union: `describeError` handles every kind, checked by the compiler.
 *
 * `outcomeUnknown` means that the request may have taken effect on the platform. It is never true for reads.
 */
export type ApiError =
  | { readonly kind: 'network'; readonly outcomeUnknown: boolean }
  | { readonly kind: 'timeout'; readonly outcomeUnknown: boolean }
  | {
      readonly kind: 'unavailable';
      readonly status: number;
      readonly outcomeUnknown: boolean;
      /** The wait that the answer demands. 0 or missing: none. */
      readonly retryAfterMs?: number;
    }
  | {
      readonly kind: 'contract';
      readonly operation: string;
      readonly issues: readonly string[];
      readonly outcomeUnknown: boolean;
    }
  | { readonly kind: 'cancelled' }
  /** The platform does not have the operation, so nothing was sent (see `missing` of the deployment). */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'rateLimited'; readonly retryAfterMs: number }
  | {
      readonly kind: 'refused';
      readonly code: RefusalCode;
      /** The platform's text for people, in the requested language. May be empty. */
      readonly message: string;
      /** Further data of the platform, such as `captcha: true` after a failed login (LGN-07). */
      readonly detail: Readonly<Record<string, unknown>>;
    };

/** A value or a failure. Expected failures are returned; only programming errors throw. */
export type Result<Value, Failure = ApiError> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const fail = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });

/**
 * Maps an unknown code to `unknown`. Its message is still shown to the player.
 *
 * @param own the further codes of the operation
 */
export function toRefusalCode(code: unknown, own: readonly RefusalCode[] = []): RefusalCode {
  return [...commonRefusalCodes, ...own].find((known) => known === code) ?? 'unknown';
}
