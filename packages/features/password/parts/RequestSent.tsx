import { MailCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { panel } from './RequestSent.css.ts';

export interface RequestSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** FGT-01, `in_been_out`: tells nobody whether there is such an account. */
export function RequestSent({ email, onAgain }: RequestSentProps) {
  const { t } = useTranslation('recovery');
  const place = useRef<HTMLDivElement>(null);
  const textId = useId();
  // The button that was pressed is gone.
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
