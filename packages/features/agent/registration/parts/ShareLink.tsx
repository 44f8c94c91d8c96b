import { codeOf } from '#core/i18n/languageCode.ts';
import { factsOf } from '#core/i18n/languageFacts.ts';
import { useEveryLanguage } from '#core/i18n/useEveryLanguage.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { QrCard } from '#ui/QrCard/QrCard.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { RegistrationScreenProps } from '../registration.types.ts';
import { link as linkClass } from '../RegistrationScreen.css.ts';

interface ShareLinkProps extends Pick<RegistrationScreenProps, 'site' | 'onCopy' | 'onSaveCode'> {
  href: string;
  code: string;
}

/** A link as a QR code to save and print, and as a short text in every language. */
export function ShareLink({ href, code, site, onCopy, onSaveCode }: ShareLinkProps) {
  const { t } = useTranslation('agentRegister');
  // Those who receive it may read another language than the agent.
  const languages = useEveryLanguage('agentRegister')?.map((each) => ({
    language: each.language,
    text: each.t('shareText', { site, link: href }),
  }));
  return (
    <Stack gap="sm">
      <QrCard
        value={href}
        label={t('qr')}
        saveLabel={t('saveQr')}
        failedLabel={t('saveQrFailed')}
        onSave={async () => onSaveCode(href, code)}
      />
      {languages === undefined ? (
        <Skeleton shape="text" lines={4} />
      ) : (
        languages.map(({ language, text }) => (
          <span key={language} className={linkClass}>
            <CopyField
              value={text}
              shown={<span lang={codeOf(language)}>{text}</span>}
              copyLabel={t('copyText', { language: factsOf(language).name })}
              copiedLabel={t('copied')}
              failedLabel={t('copyFailed')}
              onCopy={onCopy}
            />
          </span>
        ))
      )}
    </Stack>
  );
}
