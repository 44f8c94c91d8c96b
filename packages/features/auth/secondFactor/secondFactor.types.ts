import type { SecondFactorDetail } from '#api/secondFactor.ts';
import type { FormProps } from '#core/forms/useForm.ts';
import type { LoginHost } from '../login/login.types.ts';
import type { SmsCodeView } from '../sms/useSmsCode.ts';
import type { AnswerProblem, SecondFactorMethod, SecondFactorState } from './secondFactor.model.ts';

/** Props of the second factor form. */
export interface SecondFactorProps
  extends FormProps<SecondFactorMethod, AnswerProblem>, Pick<SecondFactorState, 'method'> {
  /** The methods that the platform offers, each with its masked destination. */
  readonly methods: SecondFactorDetail['methods'];
  /** Sending state of the chosen method. Used only by methods that send a code. */
  readonly code: SmsCodeView;
  readonly onMethod: (method: SecondFactorMethod) => void;
  readonly onSubmit: () => void;
  /** Returns to user name and password. */
  readonly onBack: () => void;
}

/** What the second factor needs from the login around it. */
export type SecondFactorHost = Pick<LoginHost, 'onBack' | 'finish'>;

export interface SecondFactorStepProps {
  readonly host: SecondFactorHost;
  /** What the platform asks for. */
  readonly detail: SecondFactorDetail;
}
