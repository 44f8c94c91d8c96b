import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

/** Skeleton shown while the code of a member-centre page loads. */
export function MemberCentreLoading() {
  const { t } = useTranslation('common');
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
