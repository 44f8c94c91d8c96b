import { type ComponentType, Fragment, type ReactNode, type RefObject, Suspense } from 'react';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { LoginForm, type LoginLinks } from './LoginForm.tsx';
import { LeaveLink } from './parts/LeaveLink.tsx';
import { PartLoading } from './parts/PartLoading.tsx';
import type { LoginProps } from './useLogin.ts';

/** Parts that most logins do without: their code comes when they are first drawn. */
export interface LoginSlots {
  /** The method by SMS. */
  readonly smsForm?: ReactNode;
  /** What stands in the form's place while a second factor is asked for (LGN-11). */
  readonly secondFactorForm?: ReactNode;
  /** Below the form: third parties (LGN-10), free play (LGN-12). */
  readonly otherWays?: ReactNode;
  /** Around each of them, so that one that does not come leaves the form standing. */
  readonly boundary?: ComponentType<{ children: ReactNode }>;
}

export interface LoginPanelProps extends LoginProps, LoginLinks, LoginSlots {
  /** The field to begin with, for a dialog that places the focus itself. */
  readonly startRef?: RefObject<HTMLInputElement | null>;
}

/** All of the login that the dialog and the page have in common: the methods, the step after them, the other ways. */
export function LoginPanel(props: LoginPanelProps) {
  const { smsForm, secondFactorForm, otherWays, boundary: Boundary = Fragment, startRef, ...login } = props;
  const { methods, method, onMethod, registerHref, onRegister } = login;
  const { t } = useTranslation('login');
  const part = (content: ReactNode): ReactNode => (
    <Boundary>
      <Suspense fallback={<PartLoading />}>{content}</Suspense>
    </Boundary>
  );
  if (login.secondFactor !== null) return part(secondFactorForm);
  return (
    <Stack gap="md">
      {methods.length > 1 && (
        <TabStrip
          look="line"
          label={t('methods.label')}
          items={methods.map((id) => ({ id, label: t(`methods.${id}`) }))}
          chosen={method}
          onChoose={onMethod}
          previousLabel={t('aside.previous')}
          nextLabel={t('aside.next')}
        />
      )}
      {method === 'sms' ? part(smsForm) : <LoginForm {...login} {...(startRef && { startRef })} />}
      {otherWays !== undefined && (
        <Boundary>
          <Suspense fallback={null}>{otherWays}</Suspense>
        </Boundary>
      )}
      {registerHref !== undefined && (
        <Inline gap="xs" justify="center">
          <Text as="span" tone="muted">
            {t('registerText')}
          </Text>
          <LeaveLink href={registerHref} onLeave={onRegister} size="touch">
            {t('register')}
          </LeaveLink>
        </Inline>
      )}
    </Stack>
  );
}
