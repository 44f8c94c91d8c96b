import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { homeLimits } from '../home.model.ts';
import { body, picture, row } from './Promotions.css.ts';

/** Placeholder of the promotions while they load. */
export function PromotionsSkeleton() {
  return (
    <ul className={row} aria-hidden>
      {Array.from({ length: homeLimits.promotions }, (_, index) => (
        <Card key={index} as="li" padding="none">
          <div className={picture}>
            <Skeleton shape="block" ratio="3:1" />
          </div>
          <div className={body}>
            <Skeleton shape="text" size="sm" lines={3} />
          </div>
        </Card>
      ))}
    </ul>
  );
}
