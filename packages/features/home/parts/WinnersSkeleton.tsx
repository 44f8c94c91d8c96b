import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { both, cover, names, place, row, top } from './Winners.css.ts';

/** How many wins of the board are in view. */
export const rowsInView = 6;

/** Of the size of the board, and of the win beside it. */
export function WinnersSkeleton() {
  return (
    <div className={both} aria-hidden>
      <Card>
        <div className={top}>
          <span className={cover}>
            <Skeleton shape="block" ratio="3:4" />
          </span>
          <Skeleton shape="text" lines={3} />
        </div>
      </Card>
      <Card>
        <div className={place}>
          {Array.from({ length: rowsInView }, (_, index) => (
            <div key={index} className={row}>
              <Skeleton shape="circle" />
              <span className={names}>
                <Skeleton shape="text" size="sm" />
              </span>
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
}
