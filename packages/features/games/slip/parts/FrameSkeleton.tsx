import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { waiting } from '../Slip.css.ts';

/** The slip of a vendor while it opens. */
export function FrameSkeleton() {
  return (
    <LoadingArea>
      <div className={waiting}>
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" ratio="16:9" />
        <Skeleton shape="text" lines={3} />
      </div>
    </LoadingArea>
  );
}
