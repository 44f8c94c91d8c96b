import type { AgentPause } from '#api/agentPause.ts';
import { wordOf } from '#api/open.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';

export interface PausedNoteProps {
  paused: AgentPause;
  /** Whether it is a pause of the agent who looks, who then sends nothing to the account. */
  own: boolean;
}

/** Says that the play of an account is paused: since when, by whom, why, and what stays open. */
export function PausedNote({ paused: { since, by, reason, note }, own }: PausedNoteProps) {
  const { t } = useTranslation('agentAccounts');
  const language = useLanguage();
  const named = typeof reason === 'string' ? t(`reasons.${reason}`) : wordOf(reason);
  return (
    <Box tone="warningSoft" radius="card" padding="md">
      <Stack gap="xs">
        <Text weight="medium">{t('paused.title')}</Text>
        <Text size="sm">
          {t('paused.since', {
            time: formatMoment(Date.parse(since), language),
            by,
            reason: note === '' ? named : note,
          })}
        </Text>
        <Text size="sm" tone="muted">
          {t(own ? 'paused.own' : 'paused.other')}
        </Text>
      </Stack>
    </Box>
  );
}
