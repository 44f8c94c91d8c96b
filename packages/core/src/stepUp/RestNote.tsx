import { Text } from '#ui/Text/Text.tsx';
import { formatMoment } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { useNow } from '../time/useNow.ts';
import { restEnd } from './credential.model.ts';
import type { CredentialSource } from './stepUp.types.ts';

interface RestNoteProps extends Pick<CredentialSource, 'state'> {
  /** False for a change after which the player is told only (`StepUp.follows`). @default true */
  rests?: boolean;
}

/** Says before a change until when withdrawals will rest, and that the player is told (SEC-06). */
export function RestNote({ state, rests = true }: RestNoteProps) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('stepUp');
  if (state.status !== 'ready') return null;
  const { restHours } = state.value;
  const time = formatMoment(restEnd(now(), state.value), language);
  return (
    <Text size="sm">
      {rests && restHours > 0 ? `${t('rests', { hours: restHours, time })} ${t('told')}` : t('told')}
    </Text>
  );
}
