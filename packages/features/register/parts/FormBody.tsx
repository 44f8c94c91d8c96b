import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { EntryForm } from '../../shared/form/EntryForm.tsx';
import { ProblemSummary } from '../../shared/form/ProblemSummary.tsx';
import { useFieldFocus } from '../../shared/form/useFieldFocus.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { SmsFailureDialog } from '../../shared/sms/SmsFailureDialog.tsx';
import { WarningDialog } from '../../shared/WarningDialog.tsx';
import type { RegisterField } from '../register.form.ts';
import { buttons } from '../RegisterForm.css.ts';
import type { RegisterSlots } from '../RegisterForm.tsx';
import type { RegisterFormView, RegisterProps } from '../useRegister.ts';
import { RegisterFields } from './RegisterFields.tsx';
import { TermsBox } from './TermsBox.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { useProblemLines } from './useProblemLines.ts';

export interface FormBodyProps extends Omit<RegisterSlots, 'notice'> {
  readonly form: RegisterFormView;
  readonly register: RegisterProps;
}

/** The form itself, from what is wrong with it at its head to the ways out at its end. */
export function FormBody({ form, register, thirdParty, loginHref }: FormBodyProps) {
  const { t } = useTranslation('register');
  const { to, count } = register.attention;
  const focus = useFieldFocus<RegisterField | 'terms'>({
    to: to === 'first' ? (form.fields[0]?.field ?? null) : to,
    count,
  });
  const lines = useProblemLines(form, register);

  return (
    <>
      <EntryForm
        label={t('title')}
        failure={register.failure}
        maybe={t('maybeRegistered')}
        onSubmit={() => void register.onSubmit()}
      >
        <ProblemSummary ref={focus.head} lines={lines} onChoose={focus.go} />
        <Text size="sm" tone="muted">
          {t('required')}
        </Text>
        <RegisterFields form={form} register={register} refOf={focus.refOf} />
        <TermsBox {...register} ref={focus.refOf('terms')} minAge={form.minAge} />
        <div className={buttons}>
          <Button tone="outline" onClick={register.onClear}>
            {t('reset')}
          </Button>
          <Button type="submit" busy={register.busy} fullWidth>
            {t('submit')}
          </Button>
        </div>
        {thirdParty}
        {loginHref !== undefined && (
          <Inline gap="xs" justify="center">
            <Text as="span" tone="muted">
              {t('loginText')}
            </Text>
            <Link href={loginHref} size="touch">
              {t('login')}
            </Link>
          </Inline>
        )}
      </EntryForm>
      <TermsDialog terms={register.terms} onClose={() => register.onTermsOpen(false)} />
      <SmsFailureDialog {...register.sms} />
      <WarningDialog
        open={register.codeRefused}
        title={t('invitation_code_error.title')}
        text={t('invitation_code_error.text')}
        confirmLabel={t('invitation_code_error.confirm')}
        onConfirm={register.onCodeRefusalSeen}
      />
    </>
  );
}
