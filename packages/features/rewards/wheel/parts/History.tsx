import { useId } from 'react';
import type { RaffleTurn } from '#api/raffle.ts';
import { formatMoment } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { turnLine, turns as list } from '../WheelScreen.css.ts';

interface HistoryProps {
  turns: readonly RaffleTurn[];
}

/** The player's turns, newest first. */
export function History({ turns }: HistoryProps) {
  const language = useLanguage();
  const { t } = useTranslation('wheel');
  const id = useId();
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('history.title')}
      </Heading>
      {turns.length === 0 ? (
        <Text tone="muted">{t('history.empty')}</Text>
      ) : (
        <ol role="list" className={list}>
          {turns.map(({ reference, prize, at }) => (
            <li key={reference} className={turnLine}>
              <Text weight="medium">{prize}</Text>
              <Text size="sm" tone="muted">
                {t('history.line', {
                  time: formatMoment(Date.parse(at), language),
                  reference: writtenReference(reference),
                })}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
