import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { card, list } from './RecordSkeleton.css.ts';

const places = 6;

/** Keeps the place of the sums and of the first rows. The list says that it is loading. */
export function RecordSkeleton() {
  return (
    <div aria-hidden className={list}>
      <div className={classes(card, surfaces.sunken)}>
        <Skeleton shape="text" lines={3} />
      </div>
      {Array.from({ length: places }, (_, at) => (
        <div key={at} className={classes(card, surfaces.surface)}>
          <Skeleton shape="text" size="sm" lines={3} />
        </div>
      ))}
    </div>
  );
}
