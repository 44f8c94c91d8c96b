import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { QrCard } from '#ui/QrCard/QrCard.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { ReferralScreenProps, ReferralView } from '../referral.types.ts';
import { code as codeClass, invite, link as linkClass } from '../ReferralScreen.css.ts';

type InviteProps = Pick<ReferralView, 'code' | 'link'> &
  Pick<ReferralScreenProps, 'canShare' | 'onShare' | 'onCopy' | 'onSaveCode'>;

/** The code and the link of an invitation, to copy, to send and to scan. */
export function Invite({ code, link, canShare, onShare, onCopy, onSaveCode }: InviteProps) {
  const { t } = useTranslation('referral');
  const id = useId();
  const copying = { copiedLabel: t('share.copied'), failedLabel: t('share.copyFailed'), onCopy };
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <div className={invite}>
        <Stack gap="md">
          <Heading level={3} size="md" id={id}>
            {t('share.title')}
          </Heading>
          <Stack gap="xxs">
            <Text size="sm" tone="muted">
              {t('share.code')}
            </Text>
            <span className={codeClass}>
              <CopyField value={code} copyLabel={t('share.copyCode')} {...copying} />
            </span>
          </Stack>
          {link !== null && (
            <Stack gap="xxs">
              <Text size="sm" tone="muted">
                {t('share.link')}
              </Text>
              <span className={linkClass}>
                {/* The scheme says nothing to people. */}
                <CopyField
                  value={link}
                  shown={link.replace(/^https?:\/\//, '')}
                  copyLabel={t('share.copyLink')}
                  {...copying}
                />
              </span>
            </Stack>
          )}
          {link !== null && canShare && (
            <Button tone="accent" icon={<Icon of={Share2} size="small" />} onClick={() => onShare(link)}>
              {t('share.send')}
            </Button>
          )}
        </Stack>
        {link !== null && (
          <QrCard
            value={link}
            label={t('share.qr')}
            saveLabel={t('share.save')}
            failedLabel={t('share.saveFailed')}
            onSave={async () => onSaveCode(link, code)}
          />
        )}
      </div>
    </Card>
  );
}
