import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { PlayStatus } from '#api/responsiblePlay.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { limitToKeep } from '../limits.model.ts';
import type { LimitsScreenProps } from '../limits.types.ts';

interface ReviewProps extends Pick<LimitsScreenProps, 'onSet'> {
  limits: PlayStatus['limits'];
}

/** Asks whether limits of long ago still suit the player. Saying yes asks again in half a year, like changing one. */
export function Review({ limits, onSet }: ReviewProps) {
  const { t } = useTranslation('limits');
  const errorText = useRefusalText('limits');
  const { busy, run } = useActionLock();
  const [error, setError] = useState<ApiError | null>(null);
  const kept = limitToKeep(limits);
  return (
    <div>
      <Text weight="medium">{t('review')}</Text>
      {kept !== null && (
        <Inline>
          <Button
            size="small"
            tone="soft"
            busy={busy}
            onClick={() => void run(async () => setError(await onSet(kept)))}
          >
            {t('reviewed')}
          </Button>
        </Inline>
      )}
      {error && (
        <Text size="sm" tone="negative">
          <span role="alert">{errorText(error)}</span>
        </Text>
      )}
    </div>
  );
}
