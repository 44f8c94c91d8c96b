import { uploadLimits, uploadMegabytes, uploadTypes } from '#api/uploadLimits.ts';
import { FileField } from '#ui/FileField/FileField.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { filesOf, type picturesProblem } from './pictures.model.ts';
import type { Uploads } from './useUploads.ts';

interface PicturesFieldProps extends Uploads {
  label: string;
  /** The most pictures that are taken, as `useUploads` has it. @default three (CON-02) */
  most?: number;
  required?: boolean;
  /** Why the pictures cannot be sent yet, once that was tried. */
  problem: ReturnType<typeof picturesProblem> | undefined;
}

/** Chooses pictures and shows what has become of each. */
export function PicturesField({ most = uploadLimits.count, problem, uploads, leftOut, ...rest }: PicturesFieldProps) {
  const { t } = useTranslation('uploads');
  const megabytes = uploadMegabytes;
  return (
    <FileField
      {...rest}
      hint={t('hint', { megabytes, most })}
      error={problem ? t(`problems.${problem}`) : leftOut === true ? t('problems.leftOut', { most }) : undefined}
      files={filesOf(uploads, (state, percent) => t(`state.${state}`, { megabytes, percent }))}
      accept={uploadTypes.join(',')}
      most={most}
      chooseLabel={t('choose')}
      removeLabel={(name) => t('remove', { name })}
      retryLabel={(name) => t('retry', { name })}
    />
  );
}
