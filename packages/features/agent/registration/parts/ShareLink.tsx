import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { QrCode } from '#ui/QrCode/QrCode.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { RegistrationScreenProps } from '../registration.types.ts';
import { link as linkClass, qr } from '../RegistrationScreen.css.ts';

interface ShareLinkProps extends Pick<RegistrationScreenProps, 'site' | 'onCopy' | 'onSaveCode'> {
  href: string;
  code: string;
}

/** A link as a QR code to save and print, and as a short text. */
export function ShareLink({ href, code, site, onCopy, onSaveCode }: ShareLinkProps) {
  const { t } = useTranslation('agentRegister');
  const [saveFailed, setSaveFailed] = useState(false);
  const save = async (): Promise<void> => {
    setSaveFailed(false);
    setSaveFailed(!(await onSaveCode(href, code)));
  };
  const copying = { copiedLabel: t('copied'), failedLabel: t('copyFailed'), onCopy };
  const text = t('shareText', { site, link: href });
  return (
    <Stack gap="sm">
      <span className={qr}>
        <QrCode value={href} label={t('qr')} size={200} margin={20} />
      </span>
      <div>
        <Button tone="soft" size="small" icon={<Icon of={Download} size="small" />} onClick={() => void save()}>
          {t('saveQr')}
        </Button>
      </div>
      {saveFailed && (
        <Text size="sm">
          <span role="alert">{t('saveQrFailed')}</span>
        </Text>
      )}
      <span className={linkClass}>
        <CopyField value={text} copyLabel={t('copyText')} {...copying} />
      </span>
    </Stack>
  );
}
