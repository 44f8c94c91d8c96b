import type { ApiError, RefusalCode } from '#api/errors.ts';

/** Everything that a player can be told of a failed call. `cancelled` is told nobody. */
export type ReachableError = RefusalCode | Exclude<ApiError['kind'], 'refused' | 'cancelled'>;

/** How to see an error of the catalogue (section 8, ERR-01, ERR-02). */
export interface Reach {
  /** What it takes: something typed or called, the clock, a setting or scenario of the world, a game, or a fault. */
  readonly by: 'input' | 'clock' | 'setting' | 'game' | 'fault';
  /** One sentence for people who want to see it. Faults and settings are set through the control, or by a story. */
  readonly how: string;
}

/**
 * Where each error of the catalogue is to be found in the sandbox. Each can be had by a fault too:
 * `{ match: 'sessionLogin', fault: { kind: 'refuse', code } }`. A test reaches every one of them.
 */
export const errorsCatalogue: Readonly<Record<ReachableError, Reach>> = {
  network: { by: 'fault', how: 'The fault `network`, on any operation.' },
  timeout: { by: 'fault', how: 'The fault `hang`, on any operation: it is given up when its time is over.' },
  unavailable: { by: 'fault', how: 'The fault `status` with 503, on any operation.' },
  contract: { by: 'fault', how: 'The fault `malformed`, on any operation.' },
  rateLimited: { by: 'fault', how: 'The fault `status` with 429, on any operation.' },
  unauthorized: { by: 'clock', how: 'Anything that needs a session, twelve hours after signing in.' },
  credentials_incorrect: { by: 'input', how: 'Sign in as demo with another password.' },
  captcha_required: { by: 'input', how: 'Sign in wrongly twice, then without the code in the picture.' },
  captcha_incorrect: { by: 'input', how: 'Sign up with another code than the one in the picture.' },
  human_check_failed: { by: 'input', how: 'Have a code sent to a mobile number that ends in 0006.' },
  account_locked: { by: 'input', how: 'Sign in wrongly eight times, with the right code from the picture each time.' },
  account_unknown: {
    by: 'setting',
    how: 'With `neutralRecovery` off, ask for a new password with an address that nobody has.',
  },
  account_taken: { by: 'input', how: 'Sign up as demo.' },
  mobile_taken: { by: 'input', how: 'Have a code sent to 081 234 5678 while signing up: it is the number of demo.' },
  phone_invalid: { by: 'input', how: 'Have a code sent to a mobile number that ends in 0003, or is too short.' },
  phone_missing: { by: 'input', how: 'Have a code sent to no number.' },
  code_incorrect: { by: 'input', how: 'Type another code than the one that the phone shows.' },
  code_missing: { by: 'input', how: 'Sign up without the code that was sent.' },
  code_expired: {
    by: 'input',
    how: 'Have a code sent to a mobile number that ends in 0005, type a wrong code three times, or wait two minutes.',
  },
  too_many_requests: {
    by: 'input',
    how: 'Have a code sent to a mobile number that ends in 0004, twice within a minute, or six times within an hour.',
  },
  quota_exceeded: { by: 'input', how: 'Have a code sent to a mobile number that ends in 0001.' },
  operation_not_allowed: { by: 'input', how: 'Have a code sent to a mobile number that ends in 0002.' },
  affiliate_incorrect: { by: 'input', how: 'Sign up with the affiliate code NOBODY; KINNARI8 is a right one.' },
  domain_invalid: { by: 'input', how: 'Sign up from an address that is not the one that the form names.' },
  password_incorrect: { by: 'input', how: 'Change the password with another current one.' },
  password_same: { by: 'input', how: 'Change the password to the one that it is.' },
  second_factor_required: { by: 'input', how: 'Sign in as faraway; with `unregisteredIp` on, as anybody.' },
  second_factor_incorrect: { by: 'input', how: 'Sign in as faraway and give another name than Wilai Klaiban.' },
  ticket_expired: { by: 'input', how: 'Sign in as faraway and give a wrong name three times, or wait five minutes.' },
  sign_in_cancelled: {
    by: 'input',
    how: 'Press cancel on the page of the third party, or bring a token it did not give.',
  },
  not_agent: { by: 'input', how: 'Sign in as demo on the agents’ page.' },
  not_member: { by: 'setting', how: 'With `membersOnlyEntry` on, sign in as agent on the members’ page.' },
  trial_not_allowed: { by: 'input', how: 'Sign in as trial and press anything that needs a real account.' },
  insufficient_balance: { by: 'game', how: 'Sign in as newbie, who has no money, and spin.' },
  amount_out_of_range: { by: 'input', how: 'Pay in 1 baht.' },
  method_unavailable: { by: 'input', how: 'Pay in by prepaid voucher, which is under maintenance.' },
  order_waiting: { by: 'input', how: 'Begin to pay in twice, from two tabs.' },
  order_closed: { by: 'input', how: 'Cancel an order to pay in that was paid in another tab.' },
  stake_out_of_range: { by: 'game', how: 'Send the game’s server a stake that the game does not offer.' },
  game_not_found: { by: 'input', how: 'Launch a game that is not in the catalogue.' },
  game_unavailable: {
    by: 'clock',
    how: 'Launch a live table whose dealers are off: of the last three of a vendor, one deals by day and one by night.',
  },
  vendor_maintenance: { by: 'setting', how: 'Name a vendor in `vendorsInMaintenance`, and launch one of its games.' },
  launch_expired: { by: 'game', how: 'Sign out while a game is open, and spin.' },
  system_maintenance: { by: 'setting', how: 'The scenario `maintenance`.' },
  region_blocked: { by: 'setting', how: 'The scenario `blocked`.' },
  invalid_input: { by: 'input', how: 'Sign up with a password of letters only; the detail names the field.' },
  unknown: { by: 'input', how: 'Have a code sent to a mobile number that ends in 0007.' },
};
