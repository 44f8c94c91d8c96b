import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { PictureDialogProps, PictureOption } from './picture.types.ts';
import { option as optionClass, options as optionsClass } from './PictureDialog.css.ts';

/** Lets the player choose one of the operator's pictures. Nothing is stored before it is saved. */
export function PictureDialog({ open, options, chosen, onChoose, onClose }: PictureDialogProps) {
  const { t } = useTranslation('privacy');
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('picture.title')} width="dialog" closeLabel={t('common:close')}>
      {open && (
        <RemoteView
          level={3}
          remote={options}
          failed={t('picture.failed')}
          skeleton={<Skeleton shape="text" lines={6} />}
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState level={3} title={t('picture.none')} />
            ) : (
              <Choice options={all} chosen={chosen} onChoose={onChoose} onClose={onClose} />
            )
          }
        </RemoteView>
      )}
    </Dialog>
  );
}

interface ChoiceProps extends Pick<PictureDialogProps, 'chosen' | 'onChoose' | 'onClose'> {
  options: readonly PictureOption[];
}

function Choice({ options, chosen, onChoose, onClose }: ChoiceProps) {
  const { t } = useTranslation('privacy');
  const errorText = useErrorText();
  const { busy, run } = useActionLock();
  const [wanted, setWanted] = useState(chosen);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const save = async (id: string): Promise<void> => {
    setFailure(null);
    const error = await onChoose(id);
    if (error === null) onClose();
    else setFailure(error);
  };
  return (
    <Stack gap="md">
      <div role="radiogroup" aria-label={t('picture.title')} className={optionsClass}>
        {options.map(({ id, src }, index) => {
          const name = t('picture.option', { number: index + 1 });
          return (
            <label key={id} className={optionClass}>
              <Avatar name={name} decorative size="large" {...(src !== null && { src })} />
              <input
                type="radio"
                name="picture"
                aria-label={name}
                checked={id === wanted}
                onChange={() => setWanted(id)}
              />
            </label>
          );
        })}
      </div>
      <div role="alert">
        {failure !== null && (
          <Text size="sm" tone="negative">
            {`${t('picture.notSaved')} ${errorText(failure)}`}
          </Text>
        )}
      </div>
      <Button
        fullWidth
        busy={busy}
        disabled={wanted === null}
        onClick={() => wanted !== null && void run(async () => save(wanted))}
      >
        {t('picture.save')}
      </Button>
    </Stack>
  );
}
