import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { PaymentPassword, PaymentPasswordMode } from '#core/stepUp/paymentPassword.types.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useToast } from '#ui/Toast/useToast.ts';

const PaymentPasswordDialog = lazyComponent(
  async () => (await import('#core/stepUp/PaymentPasswordDialog.tsx')).PaymentPasswordDialog,
);

interface PaymentPasswordCardProps {
  password: PaymentPassword;
  onSupport: (() => void) | undefined;
}

/** The state of the payment password (REG-02f), with its change and its reset. */
export function PaymentPasswordCard({ password, onSupport }: PaymentPasswordCardProps) {
  const { t } = useTranslation('paymentPassword');
  const toast = useToast();
  const [dialog, setDialog] = useState<{ mode: PaymentPasswordMode; open: boolean } | null>(null);
  const show = (mode: PaymentPasswordMode) => setDialog({ mode, open: true });
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('card.title')}
      </Heading>
      <RemoteView
        compact
        remote={password.state}
        failed={t('card.failed')}
        skeleton={<Skeleton shape="text" lines={2} />}
      >
        {(state) => (
          <>
            <StateText state={state} />
            <Inline>
              <Actions state={state} onShow={show} />
            </Inline>
            {dialog !== null && (
              <LazyDialogSection open={dialog.open} onClose={() => setDialog({ ...dialog, open: false })}>
                <PaymentPasswordDialog
                  open={dialog.open}
                  mode={dialog.mode}
                  state={state}
                  onSet={password.onSet}
                  onSendCode={password.onSendCode}
                  onSupport={onSupport}
                  onClose={() => setDialog({ ...dialog, open: false })}
                  onDone={() => toast.show({ id: 'paymentPassword', tone: 'positive', text: t('card.done') })}
                />
              </LazyDialogSection>
            )}
          </>
        )}
      </RemoteView>
    </Stack>
  );
}

function StateText({ state }: { state: PaymentPasswordStateValue }) {
  const language = useLanguage();
  const { t } = useTranslation('paymentPassword');
  const at = (moment: string) => ({ time: formatMoment(Date.parse(moment), language) });
  return (
    <>
      <Text>
        {state.state === 'locked' && state.lockedUntil !== null
          ? t('card.lockedUntil', at(state.lockedUntil))
          : t(state.state === 'unset' ? 'card.unset' : 'card.set')}
      </Text>
      {state.restsUntil !== null && <Text size="sm">{t('card.restsUntil', at(state.restsUntil))}</Text>}
    </>
  );
}

interface ActionsProps {
  state: PaymentPasswordStateValue;
  onShow: (mode: PaymentPasswordMode) => void;
}

function Actions({ state, onShow }: ActionsProps) {
  const { t } = useTranslation('paymentPassword');
  const icon = <Icon of={KeyRound} size="small" />;
  if (state.state === 'unset') {
    return (
      <Button tone="outline" icon={icon} aria-haspopup="dialog" onClick={() => onShow('set')}>
        {t('card.setNow')}
      </Button>
    );
  }
  return (
    <>
      {state.state === 'set' && (
        <Button tone="outline" icon={icon} aria-haspopup="dialog" onClick={() => onShow('change')}>
          {t('card.change')}
        </Button>
      )}
      <Button tone={state.state === 'set' ? 'quiet' : 'outline'} aria-haspopup="dialog" onClick={() => onShow('reset')}>
        {state.state === 'set' ? t('forgot') : t('card.reset')}
      </Button>
    </>
  );
}
