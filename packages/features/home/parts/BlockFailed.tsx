import { useTranslation } from 'react-i18next';
import type { ApiError } from '#api/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';

export interface BlockFailedProps {
  title: string;
  error: ApiError;
  retry: () => void;
}

/** In the place of one block; the others do not notice. */
export function BlockFailed({ title, error, retry }: BlockFailedProps) {
  const { t } = useTranslation('shared');
  return (
    <ErrorState
      size="compact"
      title={title}
      text={<ErrorText error={error} />}
      action={
        <Button size="small" tone="outline" onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
