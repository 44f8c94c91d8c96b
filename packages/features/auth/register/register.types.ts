import type { ComponentType, ReactNode } from 'react';
import type { Remote } from '#core/data/remote.ts';
import type { FormProps } from '#core/forms/useForm.ts';
import type { AgeRequest } from '#core/session/ageConfirmation.ts';
import type { CaptchaView } from '../captcha/useCaptcha.ts';
import type { Country } from '../sms/phone.ts';
import type { SmsCodeView } from '../sms/useSmsCode.ts';
import type { Closed, LinkCode, RegisterField, RegisterMethod, RegisterStep, ShownField } from './register.form.ts';
import type { RegisterState } from './register.model.ts';
import type { RegisterProblem } from './register.problems.ts';

/** The form for the chosen method, as the platform's settings define it. */
export interface RegisterFormView {
  /** Why registration is closed; null when it is open. */
  readonly closed: Closed | null;
  readonly methods: readonly RegisterMethod[];
  readonly method: RegisterMethod;
  readonly fields: readonly ShownField[];
  readonly minAge: number;
  /** Result of checking the affiliate code of the link (REG-09). */
  readonly linkCode: LinkCode['state'];
}

/** Content around the fields, which the page and the dialog choose. */
export interface RegisterSlots {
  /** Notice bar above the form (REG-01). */
  readonly notice?: ReactNode;
  /** Buttons of LINE, Facebook and Google, where they are enabled. */
  readonly thirdParty?: ReactNode;
  /** Link for players who already have an account. */
  readonly loginHref?: string | undefined;
  /** Leaves the sign-up, which the first step offers. What was entered is cleared before. */
  readonly onLeave?: (() => void) | undefined;
  /** Opens the login in place of the registration, instead of following `loginHref`. */
  readonly onLogIn?: (() => void) | undefined;
}

/** The terms as a dialog, connected to the platform. */
export type TermsPart = ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;

export interface TermsDialogProps {
  readonly open: boolean;
  /** HTML of the terms; null when the operator has none. */
  readonly text: Remote<string | null>;
  readonly onClose: () => void;
}

/** What the form shows and calls, on the page and in the dialog alike. */
export interface RegisterFormProps
  extends
    FormProps<RegisterField, RegisterProblem>,
    Pick<RegisterState, 'termsMissing' | 'codeRefused'>,
    RegisterSlots {
  readonly view: Remote<RegisterFormView>;
  readonly step: RegisterStep;
  readonly steps: readonly RegisterStep[];
  /** The usual number of digits of a code. */
  readonly codeLength: number;
  /** Asks for the player's age before the form (RSP-10). @default null */
  readonly age?: AgeRequest | null;
  /** What a password must not be made of. */
  readonly own: readonly string[];
  readonly countries: readonly Country[];
  readonly dialingCode: string;
  readonly termsAccepted: boolean;
  readonly captcha: CaptchaView;
  readonly sms: SmsCodeView;
  readonly termsOpen: boolean;
  /** Shows the terms over the form. Mounted from the first opening on. */
  readonly Terms: TermsPart;
  /** Goes back to the step before. */
  readonly onBack: () => void;
  readonly onMethod: (method: RegisterMethod) => void;
  readonly onDialingCode: (dialingCode: string) => void;
  readonly onTerms: (accepted: boolean) => void;
  readonly onTermsOpen: (open: boolean) => void;
  readonly onClear: () => void;
  readonly onCodeRefusalSeen: () => void;
  /** Goes on to the next step; signs up in the last one. */
  readonly onSubmit: () => void;
}

/** What `useRegister` returns. */
export interface Register {
  readonly form: RegisterFormProps;
  /** Aborts the attempt in progress, for example when the dialog closes. */
  readonly onAbandon: () => void;
}

export interface RegisterScreenProps extends Pick<Register, 'form'> {
  /** Logo and name, with or without a link to the home page. */
  readonly brand?: ReactNode;
}

export interface RegisterDialogProps extends Register {
  readonly open: boolean;
  readonly onClose: () => void;
}
