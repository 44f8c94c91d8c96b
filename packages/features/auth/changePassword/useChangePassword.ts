import type { Result } from '#api/errors.ts';
import { memberInfo } from '#api/member.ts';
import { memberPassword } from '#api/passwords.ts';
import { validationRules } from '#api/registration.ts';
import { mapRemote, useRefreshAll, useRemote } from '#core/data/remote.ts';
import { together } from '#core/data/together.ts';
import { useChange } from '#core/data/useChange.ts';
import { usePasswordJudge } from '#core/forms/rules/usePasswordJudge.ts';
import { useForm } from '#core/forms/useForm.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useMember } from '#core/session/member.ts';
import { useBrandNames } from '#core/site/brand.ts';
import { useOnSupport } from '#core/site/support.ts';
import { readPassword } from '#text/readPassword.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { problemsOf } from '../password/checks.ts';
import { homeCountry } from '../sms/phone.ts';
import { changeFields, emptyChange, reduceChange } from './changePassword.model.ts';
import type { ChangePassword } from './changePassword.types.ts';

export interface ChangePasswordOptions {
  /** The password of the login that just took place, from memory; null when there was none. */
  readonly storedPassword: string | null;
  /** Called once, after the change: closes the form and goes to `/`. */
  readonly onDone: () => void;
}

/** State and actions of the password change. Reloads the member info afterwards; the session continues (CPW-02). */
export function useChangePassword({ storedPassword, onDone }: ChangePasswordOptions): ChangePassword {
  const toast = useToast();
  const { t } = useTranslation('password');
  const setPassword = useChange(memberPassword);
  const refreshAll = useRefreshAll();
  const onSupport = useOnSupport();
  const { state, dispatch, props, submit } = useForm(reduceChange, emptyChange);
  const { values } = state;
  const [rules] = useRemote(validationRules, {}, 'oncePerSession');
  const { info } = useMember();
  const view = mapRemote(together(rules, info), ([{ fields }, { account }]) => ({ username: account, rules: fields }));

  const brandNames = useBrandNames();
  const own = info.status === 'ready' ? [info.value.account, info.value.nickname, ...brandNames] : brandNames;
  const judge = usePasswordJudge(values.newPassword !== '');

  const asksOld = storedPassword === null || storedPassword === '' || state.storedIsWrong;
  const oldPassword = readPassword(asksOld ? values.oldPassword : storedPassword);

  async function change(): Promise<Result<unknown>> {
    const { newPassword, confirmPassword } = values;
    const answer = await setPassword({
      oldPassword,
      newPassword: readPassword(newPassword),
      confirmNewPassword: readPassword(confirmPassword),
    });
    if (!answer.ok) return answer;
    // CPW-02 asks for it, though a platform need not change it.
    await refreshAll(memberInfo);
    dispatch({ type: 'changed' });
    toast.show({ id: 'password', tone: 'positive', text: t('change.done') });
    onDone();
    return answer;
  }

  return {
    form: {
      ...props,
      view,
      asksOld,
      own,
      onSubmit() {
        if (view.status !== 'ready') return;
        const context = { rules: view.value.rules, country: homeCountry, currentPassword: oldPassword, judge, own };
        // Not aborted on unmount: the password may have changed already.
        void submit(problemsOf(changeFields(asksOld), values, context), change);
      },
      onSupport,
    },
  };
}
