import type { FieldProblem } from '#core/forms/rules/fieldRule.ts';
import type { FormProps } from '#core/forms/useForm.ts';
import type { LoginHost } from '../login/login.types.ts';
import type { SmsDraft } from '../login/smsDraft.ts';
import type { Country } from '../sms/phone.ts';
import type { SmsCodeView } from '../sms/useSmsCode.ts';
import type { SmsField } from './smsLogin.model.ts';

/** Props of the SMS login form. */
export interface SmsLoginProps extends FormProps<SmsField, FieldProblem> {
  readonly values: SmsDraft;
  readonly countries: readonly Country[];
  readonly dialingCode: string;
  readonly sms: SmsCodeView;
  /** Number of digits of a code. Shown in the label, not enforced. */
  readonly codeLength: number;
  readonly onDialingCode: (dialingCode: string) => void;
  readonly onRemember: (on: boolean) => void;
  readonly onSubmit: () => void;
}

/** What the SMS login needs from the login around it. */
export type SmsLoginHost = Pick<LoginHost, 'entry' | 'draft' | 'onDraft' | 'finish'>;
