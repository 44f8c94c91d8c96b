import type { ReactNode } from 'react';
import type { Remote } from '#core/data/remote.ts';
import type { Rules } from '../password/checks.ts';
import type { PasswordFormProps } from '../password/form.model.ts';
import type { Country } from '../sms/phone.ts';
import type { SmsCodeView } from '../sms/useSmsCode.ts';
import type { ForgotMethod, ForgotState } from './forgot.model.ts';

/** What the form needs from the platform, and the method shown. */
export interface ForgotFormView {
  readonly methods: readonly ForgotMethod[];
  readonly method: ForgotMethod;
  readonly rules: Rules;
  /** MOBILENUMREG3: accounts may have a mobile number as their name. */
  readonly numbersAreNames: boolean;
}

/** What the form shows and calls, on the page and in the dialog alike. */
export interface ForgotFormProps extends PasswordFormProps, Pick<ForgotState, 'sentTo'> {
  readonly view: Remote<ForgotFormView>;
  readonly countries: readonly Country[];
  readonly dialingCode: string;
  readonly sms: SmsCodeView;
  readonly onMethod: (method: ForgotMethod) => void;
  readonly onDialingCode: (dialingCode: string) => void;
  /** Returns from "request sent" to the form. */
  readonly onAgain: () => void;
  /** Address of the login. Left out in a dialog, whose closing leads there. */
  readonly loginHref?: string | undefined;
}

/** What `useForgot` returns. */
export interface Forgot {
  readonly form: ForgotFormProps;
  /** Aborts the attempt in progress, for example when the dialog closes. */
  readonly onAbandon: () => void;
}

export interface ForgotScreenProps extends Pick<Forgot, 'form'> {
  /** Logo and name, with or without a link to the home page. */
  readonly brand?: ReactNode;
}

export interface ForgotDialogProps extends Forgot {
  readonly open: boolean;
  readonly onClose: () => void;
}
