import { MailCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { panel } from './RequestSent.css.ts';

export interface RequestSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** Confirms a recovery request, without revealing whether the account exists (FGT-01, `in_been_out`). */
export function RequestSent({ email, onAgain }: RequestSentProps) {
  const { t } = useTranslation('password');
  const place = useRef<HTMLDivElement>(null);
  const textId = useId();
  // The submit button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      aria-label={t('in_been_out.title')}
      aria-describedby={textId}
      className={panel}
    >
      <EmptyState
        title={t('in_been_out.title')}
        illustration={<Icon of={MailCheck} size="huge" />}
        text={
          <Stack as="span" gap="xs">
            <span id={textId}>{t('in_been_out.text', { email })}</span>
            <Text as="span" size="sm">
              {t('in_been_out.hint')}
            </Text>
          </Stack>
        }
        action={
          <Button tone="outline" onClick={onAgain}>
            {t('in_been_out.again')}
          </Button>
        }
      />
    </div>
  );
}
