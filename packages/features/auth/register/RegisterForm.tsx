import { useState } from 'react';
import { AfterAgeQuestion } from '#core/components/AfterAgeQuestion.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { LeaveLine } from '../login/parts/LeaveLink.tsx';
import { FormBody } from './parts/FormBody.tsx';
import { FormSkeleton } from './parts/FormSkeleton.tsx';
import { RegisterDialogs } from './parts/laterParts.ts';
import { StepHead } from './parts/StepHead.tsx';
import type { Register } from './register.types.ts';
import { noticeSlot } from './RegisterForm.css.ts';

const skeleton = <FormSkeleton />;

interface RegisterFormOwnProps extends Pick<Register, 'form'> {
  /** The level of the heading of a step. */
  level: 2 | 3;
}

/** The registration form: loading, failed, closed, the player's age, or a step of the chosen method (REG-01 to REG-11). */
export function RegisterForm({ form, level }: RegisterFormOwnProps) {
  const { view, age = null, notice, sms, termsOpen, Terms, codeRefused, loginHref } = form;
  const { t } = useTranslation('register');
  const termsWanted = usePresence(termsOpen);
  const closeTerms = (): void => form.onTermsOpen(false);
  const [leaving, setLeaving] = useState(false);
  const dialogOpen = leaving || codeRefused || sms.failure !== null;
  const dialogWanted = usePresence(dialogOpen);
  const leave = (): void => {
    form.onClear();
    form.onLeave?.();
  };
  const onLeave = (): void => {
    if (Object.values(form.values).some((value) => value !== '')) setLeaving(true);
    else leave();
  };
  const closeDialog = (): void => {
    if (leaving) setLeaving(false);
    else if (codeRefused) form.onCodeRefusalSeen();
    else sms.onFailureSeen();
  };

  const content = () => {
    if (view.status === 'loading') return skeleton;
    if (view.status === 'failed') return <FailedState title={t('failed')} failed={view} />;
    const { closed, methods, method } = view.value;
    if (closed !== null) {
      return (
        <EmptyState
          title={t(`closed.${closed}.title`)}
          text={t(`closed.${closed}.text`)}
          action={closed === 'here' && <ButtonLink href={loginHref ?? paths.login()}>{t('login')}</ButtonLink>}
        />
      );
    }
    const body = <FormBody form={form} view={view.value} level={level} />;
    // Once a step is taken, the way is chosen.
    const chooses = methods.length > 1 && form.step === form.steps[0];
    return (
      <AfterAgeQuestion request={age} skeleton={skeleton}>
        <Stack gap="md">
          <StepHead {...form} onLeave={onLeave} />
          {!chooses ? (
            body
          ) : (
            <Tabs
              label={t('methods.label')}
              value={method}
              onChange={form.onMethod}
              items={methods.map((value) => ({
                value,
                label: t(`methods.${value}`),
                panel: value === method ? body : null,
              }))}
            />
          )}
        </Stack>
      </AfterAgeQuestion>
    );
  };

  return (
    <>
      <Stack gap="md">
        {notice !== undefined && <div className={noticeSlot}>{notice}</div>}
        {content()}
        {loginHref !== undefined && (
          <LeaveLine text={t('loginText')} href={loginHref} onLeave={form.onLogIn}>
            {t('login')}
          </LeaveLine>
        )}
      </Stack>
      <LazyDialogSection open={termsOpen} onClose={closeTerms}>
        {termsWanted && <Terms open={termsOpen} onClose={closeTerms} />}
      </LazyDialogSection>
      <LazyDialogSection open={dialogOpen} onClose={closeDialog}>
        {dialogWanted && <RegisterDialogs {...form} leaving={leaving} onLeaving={setLeaving} onLeave={leave} />}
      </LazyDialogSection>
    </>
  );
}
