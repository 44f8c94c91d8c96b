import type { ReactNode, RefObject } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { SecondFactorDetail } from '#api/secondFactor.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import type { Policy } from '#api/system.ts';
import type { Closed } from '#core/centre/useClosedPage.ts';
import type { FormProps, SubmitResult } from '#core/forms/useForm.ts';
import type { CaptchaView } from '../captcha/useCaptcha.ts';
import type { LoginField, LoginMethod, LoginProblem, LoginState, LoginValues } from './login.model.ts';
import type { SmsDraft } from './smsDraft.ts';

/** The entrance that a login form serves (ROL-03). */
export type LoginKind = 'member' | 'agent';

/** How a player signed in; `window` is the login in its own browser window (LGN-02g). */
export type LoginType = 'username' | 'sms' | 'passkey' | 'thirdParty' | 'freePlay' | 'window';

/** What the platform reports about the account that has just signed in. */
export interface LoginOutcome extends Pick<LoginOutcomeValue, 'firstTimeLogin' | 'passwordExpired'> {
  readonly type: LoginType;
  /** LGN-05: the password must be changed before anything else; `useForcedPasswordChange` has the details. */
  readonly mustChange: boolean;
}

/** Links out of the form. A link without an address is not drawn. */
export interface LoginLinks {
  readonly registerHref?: string | undefined;
  /** The panel has a button of its own to register, beside the form where there is space (LGN-02). @default false */
  readonly registerBeside?: boolean;
  /** Called instead of following the link, for sites that open a dialog. */
  readonly onRegister?: (() => void) | undefined;
  readonly forgotHref?: string | undefined;
  /** Called instead of following the link, for sites that open a dialog. */
  readonly onForgot?: (() => void) | undefined;
}

/** Optional parts of the login whose code is loaded on first render. */
export interface LoginSlots {
  /** The form of the SMS method. */
  readonly smsForm?: ReactNode;
  /** Replaces the form while a second factor is required (LGN-11). */
  readonly secondFactorForm?: ReactNode;
  /** The login by passkey (SEC-08). */
  readonly passkeyLogin?: ReactNode;
  /** The login by passkey stands above the form. @default false */
  readonly passkeyFirst?: boolean;
  /** Shown below the form: third parties (LGN-10), free play (LGN-12). */
  readonly alternativeSignIn?: ReactNode;
}

/** What the form shows and calls, on the page, in the dialog and in the bar alike. */
export interface LoginFormProps
  extends FormProps<LoginField, LoginProblem>, Pick<LoginState, 'secondFactor'>, LoginLinks, LoginSlots {
  readonly values: LoginValues;
  /** Available methods (LGN-01). A choice is drawn only when there are two. */
  readonly methods: readonly LoginMethod[];
  readonly method: LoginMethod;
  readonly onMethod: (method: LoginMethod) => void;
  /** PHONELOGIN3: the platform takes the mobile number as the user name. */
  readonly takesNumber: boolean;
  /** Null until the platform asks for a captcha (LGN-07). */
  readonly captcha: CaptchaView | null;
  /** What "remember me" stores: `sealed` includes the encrypted password, `never` stores the user name only. */
  readonly rememberPassword: Policy['rememberPassword'];
  readonly onRemember: (on: boolean) => void;
  readonly onSubmit: () => Promise<SubmitResult>;
}

/** What the lazily loaded parts of the login need: SMS, second factor, third parties, free play. */
export interface LoginHost {
  readonly entry: LoginKind;
  /** Values of the SMS form. Stored here so that they survive its unmounting. */
  readonly draft: SmsDraft;
  readonly onDraft: (change: Partial<SmsDraft>) => void;
  /** Non-null while the platform waits for a second factor. */
  readonly secondFactor: SecondFactorDetail | null;
  /** Returns from the second factor to the form, which shows `because` when it is not null. */
  readonly onBack: (because: ApiError | null) => void;
  /** Completes a sign-in. `goOn` is a path that replaces the default destination. */
  readonly finish: (value: LoginOutcomeValue, type: LoginType, goOn?: string) => Promise<void>;
}

/** What `useLogin` returns. One login may serve several presentations at once. */
export interface Login {
  readonly form: LoginFormProps;
  readonly host: LoginHost;
  /** Aborts the attempt in progress, for example when the dialog closes. */
  readonly onAbandon: () => void;
}

export interface LoginPanelProps extends Pick<Login, 'form'> {
  /** Receives the input that should be focused first, for a dialog that sets the initial focus itself. */
  readonly startRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** What the page and the dialog show: the form and the panel beside it. */
export interface LoginContent extends Pick<Login, 'form'> {
  /** LGN-02: panel beside the form on wide screens. It has a button of its own to register. */
  readonly aside?: ReactNode;
}

export interface LoginScreenProps extends LoginContent {
  /** @default 'member' */
  readonly entry?: LoginKind;
  /** Why nobody can log in here: the login of agents on a site without their centre (FLG-02). @default null */
  readonly closed?: Closed | null;
  /** Logo and name, with or without a link to the home page. */
  readonly brand?: ReactNode;
  /** A dialog over the page. */
  readonly dialog?: ReactNode;
}

export interface LoginDialogProps extends LoginContent, Pick<Login, 'onAbandon'> {
  readonly open: boolean;
  /** Why the login is required; null when the player opened the dialog. */
  readonly reason?: 'notLoggedIn' | 'sessionExpired' | null;
  readonly onClose: () => void;
}

export interface LoginBarProps {
  readonly form: Pick<LoginFormProps, 'values' | 'takesNumber' | 'busy' | 'onType' | 'onSubmit'>;
  /** Called when there is an error to show, for which the bar has no space. The site opens the dialog. */
  readonly onNeedRoom: () => void;
}
