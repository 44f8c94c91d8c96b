import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { card, list } from './RecordSkeleton.css.ts';

const skeletonRows = 6;

/** Skeleton of the totals and the first rows. Not announced: the list announces that it is loading. */
export function RecordSkeleton() {
  return (
    <>
      <LoadingNote quiet />
      <div aria-hidden className={list}>
        <div className={classes(card, surfaces.sunken)}>
          <Skeleton shape="text" lines={3} />
        </div>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <div key={index} className={classes(card, surfaces.surface)}>
            <Skeleton shape="text" size="sm" lines={3} />
          </div>
        ))}
      </div>
    </>
  );
}
