import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import type { SeveralWallets } from '../wallet.types.ts';

interface AutoMoveProps extends Pick<SeveralWallets, 'onAutoMove'> {
  on: boolean;
}

/** Whether money is moved when a game opens. Shows what the platform has stored; a failure stays beside it. */
export function AutoMove({ on, onAutoMove }: AutoMoveProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const { run } = useActionLock();
  const [failure, setFailure] = useState<ApiError | null>(null);
  return (
    <Checkbox
      label={t('auto.label')}
      hint={t('auto.hint')}
      error={failure === null ? undefined : errorText(failure)}
      checked={on}
      onChange={(next) =>
        void run(async () => {
          setFailure(null);
          setFailure(await onAutoMove(next));
        })
      }
    />
  );
}
