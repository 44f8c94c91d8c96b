import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { FailedState } from '../shared/FailedState.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { paths } from '../shared/navigation.ts';
import { FormBody } from './parts/FormBody.tsx';
import { FormSkeleton } from './parts/FormSkeleton.tsx';
import { noticeSlot } from './RegisterForm.css.ts';
import type { RegisterProps } from './useRegister.ts';

/** What the site puts around the fields. */
export interface RegisterSlots {
  /** The notice bar, above the form (REG-01). */
  readonly notice?: ReactNode;
  /** Buttons of line, facebook and google, where they are on. */
  readonly thirdParty?: ReactNode;
  /** For who has an account already. */
  readonly loginHref?: string;
}

export interface RegisterFormProps extends RegisterProps, RegisterSlots {}

/** The sign-up form, as the server rules it (REG-01 to REG-11). */
export function RegisterForm({ notice, thirdParty, loginHref, ...register }: RegisterFormProps) {
  return (
    <Stack gap="md">
      {notice !== undefined && <div className={noticeSlot}>{notice}</div>}
      <Content register={register} thirdParty={thirdParty} loginHref={loginHref} />
    </Stack>
  );
}

function Content({ register, ...slots }: { readonly register: RegisterProps } & RegisterSlots) {
  const { t } = useTranslation('register');
  const { form } = register;
  if (form.status === 'loading') return <FormSkeleton />;
  if (form.status === 'failed') {
    return <FailedState title={t('failed')} failed={form} />;
  }
  const { closed, methods, method } = form.value;
  if (closed !== null) {
    return (
      <EmptyState
        title={t(`closed.${closed}.title`)}
        text={t(`closed.${closed}.text`)}
        action={<ButtonLink href={paths.home()}>{t('closed.home')}</ButtonLink>}
      />
    );
  }
  const body = <FormBody form={form.value} register={register} {...slots} />;
  if (methods.length === 1) return body;
  return (
    <Tabs
      label={t('methods.label')}
      value={method}
      onChange={register.onMethod}
      items={methods.map((value) => ({
        value,
        label: t(`methods.${value}`),
        panel: value === method ? body : null,
      }))}
    />
  );
}
