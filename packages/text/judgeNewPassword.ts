import { type Judgement, judgePassword, ownWords } from './judgePassword.ts';
import { judgePin } from './judgePin.ts';

/** What a new password is judged by besides itself. */
export interface JudgedBy {
  /** Names, numbers and addresses of the account, and the names of the site, as they are known. */
  readonly own: readonly (string | null | undefined)[];
  /** Whether its rule accepts digits only. */
  readonly digitsOnly: boolean;
}

/** Judges a new password, or a PIN where the rule accepts digits only. The site and the platform share it. */
export const judgeNewPassword = (password: string, { own, digitsOnly }: JudgedBy): Judgement =>
  (digitsOnly ? judgePin : judgePassword)(password, ownWords(own));
