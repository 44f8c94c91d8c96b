import { Trash2 } from 'lucide-react';
import { FormattedText } from '#core/components/FormattedText.tsx';
import type { Remote } from '#core/data/remote.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { MessagesScreenProps, OpenMessage } from '../messages.types.ts';
import { OpenFrame } from './OpenFrame.tsx';

interface MessageViewProps extends Pick<MessagesScreenProps, 'onClose' | 'onUnread' | 'onDelete'> {
  id: string;
  message: Remote<OpenMessage>;
}

const namedPages = [
  'transferFund',
  'depositv2',
  'withdraw',
  'transactionHistory',
  'limits',
  'securityCenter',
  'rewardCenter',
] as const;

/** A whole message: its sanitised text, and the page that it is about. */
export function MessageView({ id, message, onClose, onUnread, onDelete }: MessageViewProps) {
  const language = useLanguage();
  const { t } = useTranslation('messages');
  return (
    <OpenFrame opened={message} onClose={onClose}>
      {({ title, content, at, href, page }) => (
        <Stack gap="md">
          <Card as="article">
            <Stack gap="sm">
              <Heading level={3}>{title}</Heading>
              <Text size="sm" tone="muted" numeric>
                {formatMoment(at, language)}
              </Text>
              <FormattedText html={content} />
              {href !== null && (
                <div>
                  <ButtonLink href={href}>
                    {t(`open.${namedPages.find((known) => known === page) ?? 'other'}`)}
                  </ButtonLink>
                </div>
              )}
            </Stack>
          </Card>
          <Inline>
            <Button tone="outline" size="small" onClick={() => onUnread(id)}>
              {t('markUnread')}
            </Button>
            <Button tone="outline" size="small" icon={<Icon of={Trash2} size="small" />} onClick={() => onDelete(id)}>
              {t('delete')}
            </Button>
          </Inline>
        </Stack>
      )}
    </OpenFrame>
  );
}
