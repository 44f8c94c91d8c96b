import { Skeleton, type SkeletonProps } from '#ui/Skeleton/Skeleton.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { note } from './LoadingLine.css.ts';
import { useSlow } from './LoadingNote.tsx';

/** A skeleton of a few words that becomes two when it takes longer than usual, where a sentence has no place. */
export function LoadingLine({ size }: Pick<Extract<SkeletonProps, { shape: 'text' }>, 'size'>) {
  const { t } = useTranslation('common');
  return useSlow() ? <span className={note}>{t('slowLine')}</span> : <Skeleton shape="text" size={size} />;
}
