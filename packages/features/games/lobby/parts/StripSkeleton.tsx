import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { cell, strip } from './StripSkeleton.css.ts';

/** Placeholder of the vendor strip while the vendors load. */
export function StripSkeleton() {
  return (
    <LoadingArea quiet>
      <div className={strip}>
        {Array.from({ length: 12 }, (_, index) => (
          <span key={index} className={cell}>
            <Skeleton shape="text" size="sm" />
          </span>
        ))}
      </div>
    </LoadingArea>
  );
}
