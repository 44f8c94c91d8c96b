import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { AuthenticatorValue } from '#api/authenticator.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { isFew } from './authenticator.model.ts';
import type { AuthenticatorCardProps } from './authenticator.types.ts';

const SetupDialog = lazyComponent(async () => (await import('./SetupDialog.tsx')).SetupDialog);
const EndDialog = lazyComponent(async () => (await import('./EndDialog.tsx')).EndDialog);

/** Whether an authenticator app protects the logins, and the actions that turn it on and off (SEC-02). */
export function AuthenticatorCard(props: AuthenticatorCardProps) {
  const { state, account, credential, onBegin, onConfirm, onEnd, onCopy, onSave } = props;
  const { t } = useTranslation('authenticator');
  const [dialog, setDialog] = useState<{ name: 'setup' | 'end'; open: boolean } | null>(null);
  const show = (name: 'setup' | 'end') => setDialog({ name, open: true });
  const close = () => setDialog(dialog && { ...dialog, open: false });
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('title')}
      </Heading>
      <RemoteView compact remote={state} failed={t('failed')} skeleton={<Skeleton shape="text" lines={2} />}>
        {(value) => (
          <>
            <StateText value={value} />
            <Inline>
              <Button
                tone="outline"
                icon={<Icon of={ShieldCheck} size="small" />}
                aria-haspopup="dialog"
                onClick={() => show(value.on ? 'end' : 'setup')}
              >
                {t(value.on ? 'turnOff' : 'turnOn')}
              </Button>
            </Inline>
          </>
        )}
      </RemoteView>
      {dialog?.name === 'setup' && (
        <LazyDialogSection open={dialog.open} onClose={close}>
          <SetupDialog
            open={dialog.open}
            account={account}
            credential={credential}
            onBegin={onBegin}
            onConfirm={onConfirm}
            onCopy={onCopy}
            onSave={onSave}
            onClose={close}
          />
        </LazyDialogSection>
      )}
      {dialog?.name === 'end' && (
        <LazyDialogSection open={dialog.open} onClose={close}>
          <EndDialog open={dialog.open} credential={credential} onEnd={onEnd} onClose={close} />
        </LazyDialogSection>
      )}
    </Stack>
  );
}

function StateText({ value }: { value: AuthenticatorValue }) {
  const language = useLanguage();
  const { t } = useTranslation('authenticator');
  const { on, since, recoveryCodesLeft } = value;
  if (!on) return <Text>{t('off')}</Text>;
  // An authenticator of unknown age has no recovery codes.
  if (since === null) return <Text>{t('on')}</Text>;
  return (
    <>
      <Text>{t('onSince', { time: formatMoment(Date.parse(since), language) })}</Text>
      <Text size="sm" tone="muted">
        {t(isFew(recoveryCodesLeft) ? 'fewCodes' : 'codesLeft', { count: recoveryCodesLeft })}
      </Text>
    </>
  );
}
