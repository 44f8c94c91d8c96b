import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { ForgotMethod } from './forgot.model.ts';
import { ByEmail } from './parts/ByEmail.tsx';
import { ByPhone } from './parts/ByPhone.tsx';
import { RemoteForm } from './parts/RemoteForm.tsx';
import { RequestSent } from './parts/RequestSent.tsx';
import type { ForgotFormView, ForgotProps } from './useForgot.ts';

export interface ForgotFormProps extends ForgotProps {
  /** For who remembers after all; left out where closing leads there. */
  readonly loginHref?: string;
}

/** A new password for who has forgotten theirs: by phone where that is on, or by e-mail (FGT-01, FGT-02). */
export function ForgotForm({ loginHref, ...forgot }: ForgotFormProps) {
  const { t } = useTranslation('recovery');
  return (
    <Stack gap="md">
      <RemoteForm form={forgot.form} places={4}>
        {(view) => <Methods view={view} forgot={forgot} />}
      </RemoteForm>
      {loginHref !== undefined && (
        <Inline gap="xs" justify="center">
          <Text as="span" tone="muted">
            {t('forgot.loginText')}
          </Text>
          <Link href={loginHref} size="touch">
            {t('forgot.login')}
          </Link>
        </Inline>
      )}
    </Stack>
  );
}

function Methods({ view, forgot }: { readonly view: ForgotFormView; readonly forgot: ForgotProps }) {
  const { t } = useTranslation('recovery');
  const panelOf = (method: ForgotMethod) => {
    if (method === 'mobile') return <ByPhone {...forgot} rules={view.rules} />;
    if (forgot.sentTo !== null) return <RequestSent email={forgot.sentTo} onAgain={forgot.onAgain} />;
    return <ByEmail {...forgot} />;
  };
  if (view.methods.length === 1) return panelOf(view.method);
  return (
    <Tabs
      label={t('forgot.methods.label')}
      value={view.method}
      onChange={forgot.onMethod}
      items={view.methods.map((value) => ({
        value,
        label: t(`forgot.methods.${value}`),
        panel: value === view.method ? panelOf(value) : null,
      }))}
    />
  );
}
