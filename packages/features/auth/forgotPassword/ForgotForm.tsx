import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { LeaveLine } from '../login/parts/LeaveLink.tsx';
import { RemoteForm } from '../password/parts/RemoteForm.tsx';
import type { ForgotMethod } from './forgot.model.ts';
import type { Forgot, ForgotFormView } from './forgotPassword.types.ts';
import { ByEmail } from './parts/ByEmail.tsx';
import { ByPhone } from './parts/ByPhone.tsx';
import { RequestSent } from './parts/RequestSent.tsx';

/** The password recovery form: by phone where it is enabled, or by e-mail (FGT-01, FGT-02). */
export function ForgotForm({ form }: Pick<Forgot, 'form'>) {
  const { view, sentTo, loginHref, onMethod, onAgain } = form;
  const { t } = useTranslation('password');

  const panelOf = (method: ForgotMethod, { rules, numbersAreNames }: ForgotFormView) => {
    if (method === 'mobile') {
      return <ByPhone form={form} rules={rules} />;
    }
    if (sentTo !== null) return <RequestSent email={sentTo} onAgain={onAgain} />;
    return <ByEmail form={form} numbersAreNames={numbersAreNames} />;
  };
  const methodsOf = (ready: ForgotFormView) =>
    ready.methods.length === 1 ? (
      panelOf(ready.method, ready)
    ) : (
      <Tabs
        label={t('forgot.methods.label')}
        value={ready.method}
        onChange={onMethod}
        items={ready.methods.map((value) => ({
          value,
          label: t(`forgot.methods.${value}`),
          panel: value === ready.method ? panelOf(value, ready) : null,
        }))}
      />
    );

  return (
    <Stack gap="md">
      <RemoteForm form={view} fieldCount={4}>
        {methodsOf}
      </RemoteForm>
      {loginHref !== undefined && (
        <LeaveLine text={t('forgot.loginText')} href={loginHref}>
          {t('forgot.login')}
        </LeaveLine>
      )}
    </Stack>
  );
}
