import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import type { ChunkFailure } from '../shared/chunks.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';

export interface RegionCrashProps {
  /** Its own code failed, or did not come (ERR-03b). @default 'code' */
  readonly cause?: 'code' | ChunkFailure;
  readonly onRetry: () => void;
}

/** In the place of a part of the page that is gone: it can be tried again, and the rest goes on. */
export function RegionCrash({ cause = 'code', onRetry }: RegionCrashProps) {
  const { t } = useTranslation('shared');
  return (
    <ErrorState
      announce
      title={cause === 'code' ? t('region.title') : t(`chunk.${cause}.title`)}
      text={cause === 'code' ? t('region.text') : t(`chunk.${cause}.text`)}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
