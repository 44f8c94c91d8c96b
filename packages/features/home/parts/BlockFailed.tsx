import type { ApiError } from '#api/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';

export interface BlockFailedProps {
  title: string;
  error: ApiError;
  /** It has just failed, is being tried again, or has failed again. */
  state: 'new' | 'busy' | 'again';
  retry?: () => void;
}

/** In the place of one block; the others do not notice. */
export function BlockFailed({ title, error, state, retry }: BlockFailedProps) {
  const { t } = useTranslation('shared');
  const news = { new: '', busy: t('loading'), again: title }[state];
  return (
    <div>
      <ErrorState
        size="compact"
        title={title}
        text={<ErrorText error={error} />}
        action={
          <Button size="small" tone="outline" busy={state === 'busy'} {...(retry && { onClick: retry })}>
            {t('retry')}
          </Button>
        }
      />
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </div>
  );
}
