import { uploadLimits, uploadMegabytes, uploadTypes } from '#api/uploadLimits.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { filesOf } from '#core/uploads/pictures.model.ts';
import type { Uploads } from '#core/uploads/useUploads.ts';
import { FileField } from '#ui/FileField/FileField.tsx';
import type { FeedbackProblems } from '../feedback.types.ts';

interface PictureFieldProps extends Pick<FeedbackProblems, 'pictures'> {
  uploads: Uploads;
}

/** Up to three pictures that go with a text (CON-02). */
export function PictureField({ uploads, pictures }: PictureFieldProps) {
  const { t } = useTranslation('feedback');
  return (
    <FileField
      label={t('pictures')}
      hint={t('picturesHint', { most: uploadLimits.count, megabytes: uploadMegabytes })}
      error={
        (pictures && t(`problems.${pictures}`)) ??
        (uploads.leftOut === true ? t('problems.leftOut', { most: uploadLimits.count }) : undefined)
      }
      files={filesOf(uploads.uploads, (state, percent) => t(`state.${state}`, { megabytes: uploadMegabytes, percent }))}
      accept={uploadTypes.join(',')}
      most={uploadLimits.count}
      chooseLabel={t('choose')}
      removeLabel={(name) => t('remove', { name })}
      retryLabel={(name) => t('retryOne', { name })}
      onAdd={uploads.onAdd}
      onRemove={uploads.onRemove}
      onRetry={uploads.onRetry}
    />
  );
}
