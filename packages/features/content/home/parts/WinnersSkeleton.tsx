import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { both, cover, names, placeholder, row, top } from './Winners.css.ts';

/** Number of wins that the board shows at once. */
export const rowsInView = 6;

/** Placeholder with the size of the board and the largest win. */
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
        <div className={placeholder}>
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
