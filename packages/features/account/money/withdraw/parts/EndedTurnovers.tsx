import { useId, useState } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { WithdrawScreenProps } from '../withdraw.types.ts';

type EndedTurnoversProps = Pick<WithdrawScreenProps, 'TurnoverHistory'> & {
  onCounted: (requirementId: string) => void;
};

/** The way to the requirements that have ended. They are read once they are asked for. */
export function EndedTurnovers({ TurnoverHistory, onCounted }: EndedTurnoversProps) {
  const { t } = useTranslation('withdraw');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap="xs">
      <div>
        <Button tone="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t('ended')}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <LazySection placeholder={<Skeleton shape="text" lines={6} />}>
            <TurnoverHistory onCounted={onCounted} />
          </LazySection>
        )}
      </div>
    </Stack>
  );
}
