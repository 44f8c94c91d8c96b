import type { ReactNode } from 'react';
import type { SecondFactorDetail } from '#api/secondFactor.ts';
import type { FormProps } from '#core/forms/useForm.ts';
import type { LoginHost } from '../login/login.types.ts';
import type { SmsCodeView } from '../sms/useSmsCode.ts';
import type { AnswerProblem, SecondFactorMeans, SecondFactorMethod, SecondFactorState } from './secondFactor.model.ts';

/** Props of the second factor form. */
export interface SecondFactorProps
  extends FormProps<SecondFactorMethod, AnswerProblem>, Pick<SecondFactorState, 'method'> {
  /** The methods that the platform offers, each with its masked destination. */
  readonly methods: readonly SecondFactorMeans[];
  /** Sending state of the chosen method. Used only by methods that send a code. */
  readonly code: SmsCodeView;
  readonly onMethod: (method: SecondFactorMethod) => void;
  readonly onSubmit: () => void;
  /** Returns to user name and password. */
  readonly onBack: () => void;
  /** The login by a passkey of the account (SEC-08). @default none */
  readonly passkey?: ReactNode;
}

/** What the second factor needs from the login around it. */
export type SecondFactorHost = Pick<LoginHost, 'entry' | 'onBack' | 'finish'>;

export interface SecondFactorStepProps {
  readonly host: SecondFactorHost;
  /** What the platform asks for. */
  readonly detail: SecondFactorDetail;
}
