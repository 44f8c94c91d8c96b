import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

/** Skeleton shown while the code of a member-centre page loads. */
export function MemberCentreLoading() {
  return (
    <div role="status">
      <LoadingNote />
      <Stack gap="lg">
        <Skeleton shape="text" lines={2} size="lg" />
        <Skeleton shape="block" ratio="3:1" />
        <Skeleton shape="text" lines={4} />
      </Stack>
    </div>
  );
}
