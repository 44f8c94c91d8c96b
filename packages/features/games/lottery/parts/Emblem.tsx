import { Ticket } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { emblem, picture } from './LotteryCard.css.ts';

/** The picture of a lottery, or a ticket without one. */
export function Emblem({ image }: { image: string | null }) {
  return (
    <span className={emblem} aria-hidden>
      {image === null ? (
        <Icon of={Ticket} />
      ) : (
        <span className={picture}>
          <LazyImage src={image} alt="" ratio="1:1" fit="contain" transparent />
        </span>
      )}
    </span>
  );
}
