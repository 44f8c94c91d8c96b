import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';

/** While the code of a page of the centre is on its way. */
export function CentreLoading() {
  const { t } = useTranslation('shared');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Stack gap="lg">
        <Skeleton shape="text" lines={2} size="lg" />
        <Skeleton shape="block" ratio="3:1" />
        <Skeleton shape="text" lines={4} />
      </Stack>
    </div>
  );
}
