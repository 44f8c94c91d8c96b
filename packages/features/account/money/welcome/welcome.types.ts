import type { DepositScreenProps } from '../deposit/deposit.types.ts';

/** The deposit of the welcome: the form of the cashier, with what stands in its way. */
export type WelcomeDeposit = Pick<
  DepositScreenProps,
  'methods' | 'step' | 'flow' | 'entry' | 'play' | 'asksLimit' | 'onSupport'
>;

export interface WelcomeDialogProps {
  readonly open: boolean;
  /** The name of the player; null for none, and where it would be the number. */
  readonly name: string | null;
  readonly deposit: WelcomeDeposit;
  /** The cashier; null where the operator has switched it off. */
  readonly cashierHref: string | null;
  /** Offers a game without money; null where the operator has no practice. */
  readonly tryHref: string | null;
  /** The player's limits; null where the operator has switched them off. */
  readonly limitsHref: string | null;
  readonly homeHref: string;
  /** Creates a passkey for the next login (SEC-08); null where none can be created, or there is one. */
  readonly onPasskey: (() => void) | null;
  readonly onClose: () => void;
}
