import { useReducer } from 'react';
import { memberPassword, validationRules } from '#api/account.ts';
import { memberInfo } from '#api/member.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { useIntentLock } from '../shared/lock.ts';
import { useMember } from '../shared/member.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, mapRemote, useRefreshAll, useRemote } from '../shared/remote.ts';
import { trimmed } from '../shared/rules/fieldRule.ts';
import { homeCountry } from '../shared/sms/phone.ts';
import { useOnSupport } from '../shared/support.ts';
import { type ChangeState, changeFields, emptyChange, reduceChange } from './changePassword.model.ts';
import { type Rules, problemsOf } from './checks.ts';
import { type PasswordField, wrongFields } from './form.model.ts';
import { together } from './together.ts';

export interface ChangeFormView {
  /** Of the account, as the platform writes it; shown and not changed. */
  readonly username: string;
  readonly rules: Rules;
}

/** What every presentation of the change receives. */
export interface ChangePasswordProps extends Pick<ChangeState, 'values' | 'problems' | 'failure' | 'attention'> {
  readonly form: Remote<ChangeFormView>;
  /** CPW-01: the current password has to be typed; nobody holds it. */
  readonly asksOld: boolean;
  readonly busy: boolean;
  readonly onType: (field: PasswordField, value: string) => void;
  readonly onSubmit: () => void;
  /** Undefined where nobody answers. */
  readonly onSupport: (() => void) | undefined;
}

export interface ChangePasswordOptions {
  /** What the player has just logged in with, kept in memory until here; null when that is long ago. */
  readonly heldPassword: string | null;
  /** Once, when the password is changed: closes the form and goes to `/`. */
  readonly onDone: () => void;
}

/** CPW-02: validate, show a loader, submit, reload who is logged in, close. The session goes on. */
export function useChangePassword({ heldPassword, onDone }: ChangePasswordOptions): ChangePasswordProps {
  const { client } = usePlatform();
  const toast = useToast();
  const { t } = useTranslation('recovery');
  const refreshAll = useRefreshAll();
  const onSupport = useOnSupport();
  const [state, dispatch] = useReducer(reduceChange, emptyChange);
  const { busy, run } = useIntentLock();
  const [rules] = useRemote(validationRules, {}, 'oncePerSession');
  const { info } = useMember();
  const form = mapRemote(together(rules, info), ([{ fields }, { account }]) => ({ username: account, rules: fields }));

  const asksOld = heldPassword === null || heldPassword === '' || state.heldIsWrong;
  const oldPassword = trimmed(asksOld ? state.values.oldPassword : heldPassword);

  async function submit(known: Rules): Promise<void> {
    const problems = problemsOf(changeFields(asksOld), state.values, {
      rules: known,
      country: homeCountry,
      formerPassword: oldPassword,
    });
    dispatch({ type: 'checked', problems });
    if (wrongFields(problems).length > 0) return;
    const { newPassword, confirmPassword } = state.values;
    const answer = await client.call(memberPassword, {
      oldPassword,
      newPassword: trimmed(newPassword),
      confirmNewPassword: trimmed(confirmPassword),
    });
    if (!answer.ok) {
      dispatch({ type: 'failed', error: answer.error });
      return;
    }
    await refreshAll(memberInfo);
    dispatch({ type: 'changed' });
    toast.show({ id: 'password', tone: 'positive', text: t('change.done') });
    onDone();
  }

  return {
    values: state.values,
    problems: state.problems,
    failure: state.failure,
    attention: state.attention,
    form,
    asksOld,
    busy,
    onType: (field, value) => dispatch({ type: 'typed', field, value }),
    onSubmit() {
      if (form.status === 'ready') void run(() => submit(form.value.rules));
    },
    onSupport,
  };
}
