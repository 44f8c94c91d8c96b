import type { ApiError, RefusalCode } from '#api/errors.ts';

/** All errors that a player can see. `cancelled` is never shown. */
export type ReachableError = RefusalCode | Exclude<ApiError['kind'], 'refused' | 'cancelled' | 'absent'>;

/** How to produce an error of the catalogue (ERR-01, ERR-02). */
export interface Reach {
  /** What is needed: an input, the clock, a setting or scenario, a game, or a fault. */
  readonly by: 'input' | 'clock' | 'setting' | 'game' | 'fault';
  /** Instructions in one sentence. Faults and settings are set by the control commands or by a story. */
  readonly how: string;
}

/**
 * How to produce each error of the catalogue in the sandbox. A fault can produce each of them too:
 * `{ match: 'sessionLogin', fault: { kind: 'refuse', code } }`. A test produces all of them.
 */
export const errorsCatalogue: Readonly<Record<ReachableError, Reach>> = {
  network: { by: 'fault', how: 'The fault `network`, on any operation.' },
  timeout: { by: 'fault', how: 'The fault `hang`, on any operation, until its deadline.' },
  unavailable: { by: 'fault', how: 'The fault `status` with 503, on any operation.' },
  contract: { by: 'fault', how: 'The fault `malformed`, on any operation.' },
  rateLimited: { by: 'fault', how: 'The fault `status` with 429, on any operation.' },
  unauthorized: { by: 'clock', how: 'Any call that needs a session, twelve hours after the login.' },
  credentials_incorrect: { by: 'input', how: 'Log in as demo with a wrong password.' },
  captcha_required: { by: 'input', how: 'Fail to log in twice, then log in without the captcha.' },
  captcha_incorrect: { by: 'input', how: 'Sign up with a wrong captcha.' },
  human_check_failed: { by: 'input', how: 'Request a code for a mobile number that ends in 0006.' },
  account_locked: { by: 'input', how: 'Fail to log in eight times, with the correct captcha each time.' },
  account_unknown: {
    by: 'setting',
    how: 'With `neutralRecovery` off, request a new password for an unknown e-mail address.',
  },
  account_taken: { by: 'input', how: 'Sign up as demo.' },
  mobile_taken: { by: 'input', how: 'Request a code for 081 234 5678 while signing up: it is the number of demo.' },
  phone_invalid: { by: 'input', how: 'Request a code for a mobile number that ends in 0003, or is too short.' },
  phone_missing: { by: 'input', how: 'Request a code without a number.' },
  code_incorrect: { by: 'input', how: 'Enter a code other than the one on the demo phone.' },
  code_missing: { by: 'input', how: 'Sign up without the code that was sent.' },
  code_expired: {
    by: 'input',
    how: 'Request a code for a mobile number that ends in 0005, enter a wrong code three times, or wait two minutes.',
  },
  too_many_requests: {
    by: 'input',
    how: 'Request a code for a mobile number that ends in 0004, twice within a minute, or six times within an hour.',
  },
  live_off: { by: 'setting', how: 'Ask for a ticket of the push channel while the setting `live` is `none`.' },
  too_many_tries: {
    by: 'input',
    how: 'Log in as faraway, enter a wrong name three times, and log in again within a minute.',
  },
  quota_exceeded: { by: 'input', how: 'Request a code for a mobile number that ends in 0001.' },
  operation_not_allowed: { by: 'input', how: 'Request a code for a mobile number that ends in 0002.' },
  affiliate_incorrect: { by: 'input', how: 'Sign up with the affiliate code UNKNOWN; KINNARI8 is valid.' },
  domain_invalid: { by: 'input', how: 'Sign up with a `registerUrl` on another host than `domain`.' },
  password_incorrect: { by: 'input', how: 'Change the password with a wrong current one.' },
  password_same: { by: 'input', how: 'Change the password to the current one.' },
  password_weak: {
    by: 'input',
    how: 'Change the password to qwerty123, or to one with the name of the account in it.',
  },
  second_factor_required: { by: 'input', how: 'Log in as faraway, or log in with `unregisteredIp` on.' },
  second_factor_incorrect: { by: 'input', how: 'Log in as faraway and enter another name than Wilai Klaiban.' },
  ticket_expired: { by: 'input', how: 'Log in as faraway and enter a wrong name three times, or wait five minutes.' },
  sign_in_cancelled: {
    by: 'input',
    how: 'Click cancel on the page of the third party, or send a token that it did not issue.',
  },
  not_agent: { by: 'input', how: 'Log in as demo on the agents’ page.' },
  not_member: { by: 'setting', how: 'With `membersOnlyEntry` on, log in as agent on the members’ page.' },
  trial_not_allowed: { by: 'input', how: 'Log in as trial and use anything that needs a real account.' },
  insufficient_balance: { by: 'game', how: 'Log in as newbie, who has no money, and spin.' },
  downline_not_found: { by: 'input', how: 'Log in as nok and ask for an account of another team, such as malee.' },
  rate_out_of_range: { by: 'input', how: 'Log in as agent and promise more than the own contract, past the page.' },
  contract_changed: {
    by: 'input',
    how: 'In the scenario `contracts`, open the offer to agent, end a contract with nok in another tab, and accept.',
  },
  contract_waiting: { by: 'input', how: 'Offer a contract to nok in each of two tabs.' },
  contract_closed: { by: 'input', how: 'Accept one contract in each of two tabs.' },
  amount_out_of_range: { by: 'input', how: 'Deposit 1 baht.' },
  method_unavailable: { by: 'input', how: 'Deposit by prepaid voucher, which is in maintenance.' },
  order_waiting: { by: 'input', how: 'Start a deposit in each of two tabs.' },
  reward_gone: { by: 'input', how: 'Open the reward centre, wait until a gift has ended, and take it.' },
  reward_taken: { by: 'input', how: 'Take one reward in each of two tabs.' },
  reward_not_open: { by: 'input', how: 'Open a red envelope that the platform announces, before its time.' },
  rebate_nothing: { by: 'input', how: 'Claim a rebate without a bet since the last one, past the page.' },
  rebate_below_minimum: { by: 'input', how: 'Bet ฿100 on a slot, and claim the rebate past the page.' },
  rebate_changed: { by: 'input', how: 'Open the rebate, claim an older one in another tab, and claim this one.' },
  rebate_claimed: { by: 'input', how: 'Claim one rebate in each of two tabs.' },
  bonus_active: { by: 'input', how: 'Take a second reward that has to be wagered while the first one is open.' },
  bonus_closed: { by: 'input', how: 'Cancel one bonus in each of two tabs.' },
  bonus_changed: { by: 'input', how: 'Open the cancelling of a bonus, play a round elsewhere, and confirm.' },
  bonus_in_play: { by: 'input', how: 'Bet on a match with a bonus open, and cancel the bonus before it ends.' },
  promotion_closed: { by: 'input', how: 'Join the great reef hunt, which has ended, past the page.' },
  promotion_joined: { by: 'input', how: 'Join one promotion in each of two tabs.' },
  promotion_terms_changed: { by: 'setting', how: 'Open a promotion, change its rule in the settings, and join.' },
  promotion_not_eligible: { by: 'input', how: 'Open the first deposit’s promotion, deposit elsewhere, and join.' },
  order_closed: { by: 'input', how: 'Cancel a deposit order that was paid in another tab.' },
  slip_duplicate: { by: 'input', how: 'Cancel two deposit orders, and send the same picture as the slip of both.' },
  payment_password_unset: {
    by: 'input',
    how: 'Log in as demo, who has no payment password, and confirm a withdrawal.',
  },
  payment_password_incorrect: {
    by: 'input',
    how: 'Log in as cashout and confirm a withdrawal with 111111; 246810 is right.',
  },
  payment_password_locked: {
    by: 'input',
    how: 'Log in as cashout and enter a wrong payment password five times.',
  },
  proof_expired: {
    by: 'clock',
    how: 'Log in as cashout, enter the payment password and wait five minutes before sending the withdrawal.',
  },
  bank_account_required: {
    by: 'input',
    how: 'Log in as cashout and withdraw to a bank account that was removed in another tab.',
  },
  bank_account_taken: {
    by: 'input',
    how: 'Log in as wagering and add the account 8867890123 of Lotus Bank: it is that of cashout.',
  },
  bank_account_most: {
    by: 'input',
    how: 'Log in as cashout, who has two bank accounts, and add two more.',
  },
  bank_account_waiting: {
    by: 'input',
    how: 'Log in as cashout, add a bank account without a code, and withdraw to it.',
  },
  bank_name_mismatch: {
    by: 'input',
    how: 'Log in as cashout and add a bank account of another name than Kanya Promdee.',
  },
  bank_number_invalid: {
    by: 'input',
    how: 'Log in as cashout and add an account of Lotus Bank with nine digits.',
  },
  turnover_missing: {
    by: 'input',
    how: 'Log in as wagering and withdraw.',
  },
  withdraw_waiting: {
    by: 'input',
    how: 'Log in as awaiting and withdraw again.',
  },
  withdraw_daily: {
    by: 'input',
    how: 'Log in as cashout and withdraw three times in a day; confirm each receipt.',
  },
  withdraw_resting: {
    by: 'input',
    how: 'Log in as cashout, reset the payment password by code, and withdraw.',
  },
  withdraw_not_cancellable: {
    by: 'setting',
    how: 'With `moneyOut.cancel` at `never`, cancel a withdrawal past the page.',
  },
  receipt_closed: {
    by: 'input',
    how: 'Log in as awaiting, confirm the receipt, and report the payment in another tab.',
  },
  upload_invalid: {
    by: 'input',
    how: 'Upload a text file that is named picture.png.',
  },
  credential_required: { by: 'input', how: 'Begin an authenticator without password and code, past the page.' },
  credential_unset: {
    by: 'input',
    how: 'Log in with LINE for the first time and begin an authenticator, past the page.',
  },
  passkey_invalid: { by: 'input', how: 'Answer for another origin than the question was sent to.' },
  passkey_expired: { by: 'clock', how: 'Answer the question of a login by passkey after five minutes, or twice.' },
  passkey_known: { by: 'input', how: 'Add a passkey to an account, then the same to another one.' },
  passkey_most: { by: 'input', how: 'Ask for an eleventh passkey.' },
  passkey_unknown: { by: 'input', how: 'Log in with a passkey that was removed from its account.' },
  passkey_suspended: { by: 'input', how: 'Log in with a copy of a passkey, whose counter is behind.' },
  passkey_waits: {
    by: 'clock',
    how: 'Add a passkey with the login password, and confirm a withdrawal with it on the same day.',
  },
  last_way_in: { by: 'setting', how: 'Remove the only passkey of an account without password and contacts.' },
  push_blocked: { by: 'input', how: 'Begin a break, and switch notifications on past the page.' },
  push_most: { by: 'input', how: 'Switch notifications on in eleven browsers.' },
  authenticator_expired: {
    by: 'clock',
    how: 'Log in as demo, begin to set up an authenticator, and wait ten minutes before you enter a code.',
  },
  detail_fixed: { by: 'input', how: 'Log in as demo, whose real name is known, and set another one in a second tab.' },
  transfer_pending: {
    by: 'setting',
    how: 'In the scenario `manyWallets`, move money to Mekhala Studio, whose wallet answers late, twice within a minute.',
  },
  transfers_disabled: { by: 'setting', how: 'With `TRANSFERUP` off, log in as somchai and transfer to the upline.' },
  upline_missing: { by: 'setting', how: 'With `TRANSFERUP` on, log in as cashout, who has no upline, and transfer.' },
  transfer_daily: {
    by: 'setting',
    how: 'In the scenario `transfers`, transfer 50,000 baht in a day; lower `transfers.dailySatang` to get there sooner.',
  },
  selection_not_found: { by: 'input', how: 'Log in as agent and send a message to a selection that was never made.' },
  selection_expired: {
    by: 'clock',
    how: 'Log in as agent, select accounts, and send them a message after 15 minutes.',
  },
  selection_too_large: { by: 'setting', how: 'Log in as an agent with more than 500 accounts and select all of them.' },
  assistant_most: {
    by: 'setting',
    how: 'Log in as agent, with `agents.mostAssistants` at 0, and open a login for an assistant.',
  },
  link_most: { by: 'setting', how: 'Log in as agent, with `agents.mostLinks` at 0, and make a link.' },
  view_most: { by: 'input', how: 'Log in as agent, save ten views of the team, and another one past the page.' },
  view_name_taken: {
    by: 'input',
    how: 'Log in as agent and save a view of the team under one name in each of two tabs.',
  },
  first_password_gone: { by: 'input', how: 'Log in as agent and set a first password of nok, past the page.' },
  kind_unchanged: { by: 'input', how: 'Log in as agent and make nok, who is one, an agent, past the page.' },
  kind_bound: { by: 'input', how: 'Log in as agent and make nok, who has a downline, a member again, past the page.' },
  account_paused: {
    by: 'setting',
    how: 'With `TRANSFERDOWN` on, log in as agent, pause somchai and transfer to somchai in a second tab.',
  },
  play_paused: { by: 'input', how: 'Log in as agent, pause somchai, and open a game as somchai.' },
  content_length: { by: 'input', how: 'Send feedback of more than 140 letters past the form.' },
  points_insufficient: { by: 'input', how: 'Log in as cashout, who has no points, and redeem ฿20 credit.' },
  points_daily: {
    by: 'setting',
    how: 'Log in as cashout, play slots for ฿10,000 and, with `points.convert.maxDay` at 0, convert 100 points.',
  },
  out_of_stock: { by: 'setting', how: 'Log in as cashout, with a `stock` of 0 for the mug, and redeem it.' },
  redeem_most: { by: 'input', how: 'Log in as cashout and redeem three mugs at once.' },
  requirement_missing: { by: 'input', how: 'Log in as cashout and redeem the power bank without having played.' },
  reward_changed: {
    by: 'input',
    how: 'Redeem a reward whose price the operator has changed since the page was opened.',
  },
  record_not_found: { by: 'input', how: 'Ask for the details of a bet with a reference that is not yours.' },
  limit_reached: { by: 'input', how: 'Set a deposit limit of 100 baht a day, and deposit 500 baht.' },
  limit_required: {
    by: 'setting',
    how: 'With `responsiblePlay.required` on, log in as demo, who has no deposit limit, and deposit past the form.',
  },
  play_suspended: { by: 'input', how: 'Start a time-out, and open a game.' },
  limit_far_above: { by: 'input', how: 'Set a deposit limit of ฿99,999,999,999.' },
  raise_waits: { by: 'input', how: 'Raise a limit, and confirm it at once.' },
  stake_out_of_range: { by: 'game', how: 'Send the demo vendor a stake that the game does not offer.' },
  game_not_found: { by: 'input', how: 'Launch a game that is not in the catalogue.' },
  game_unavailable: {
    by: 'clock',
    how: 'Launch a live table outside its shift: of the last three of a vendor, one is open by day and one by night.',
  },
  vendor_maintenance: { by: 'setting', how: 'Add a vendor to `vendorsInMaintenance` and launch one of its games.' },
  launch_expired: { by: 'game', how: 'Log out while a game is open, and spin.' },
  system_maintenance: { by: 'setting', how: 'The scenario `maintenance`.' },
  region_blocked: { by: 'setting', how: 'The scenario `blocked`.' },
  invalid_input: { by: 'input', how: 'Sign up with a password of five letters; the detail names the field.' },
  unknown: { by: 'input', how: 'Request a code for a mobile number that ends in 0007.' },
};
