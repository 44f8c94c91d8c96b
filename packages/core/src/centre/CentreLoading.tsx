import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { LoadingArea } from '../components/LoadingArea.tsx';

/** Skeleton shown while the code of a page of a centre loads. */
export function CentreLoading() {
  return (
    <LoadingArea>
      <Stack gap="lg">
        <Skeleton shape="text" lines={2} size="lg" />
        <Skeleton shape="block" ratio="3:1" />
        <Skeleton shape="text" lines={4} />
      </Stack>
    </LoadingArea>
  );
}
