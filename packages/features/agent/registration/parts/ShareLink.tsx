import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { QrCard } from '#ui/QrCard/QrCard.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { RegistrationScreenProps } from '../registration.types.ts';
import { link as linkClass } from '../RegistrationScreen.css.ts';

interface ShareLinkProps extends Pick<RegistrationScreenProps, 'site' | 'onCopy' | 'onSaveCode'> {
  href: string;
  code: string;
}

/** A link as a QR code to save and print, and as a short text. */
export function ShareLink({ href, code, site, onCopy, onSaveCode }: ShareLinkProps) {
  const { t } = useTranslation('agentRegister');
  const copying = { copiedLabel: t('copied'), failedLabel: t('copyFailed'), onCopy };
  const text = t('shareText', { site, link: href });
  return (
    <Stack gap="sm">
      <QrCard
        value={href}
        label={t('qr')}
        saveLabel={t('saveQr')}
        failedLabel={t('saveQrFailed')}
        onSave={async () => onSaveCode(href, code)}
      />
      <span className={linkClass}>
        <CopyField value={text} copyLabel={t('copyText')} {...copying} />
      </span>
    </Stack>
  );
}
