import { useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { PetalFan } from '../../shared/PetalFan.tsx';
import type { PromotionType } from '../../shared/promotionType.ts';
import { emblem, ornament, stage } from './PromotionPicture.css.ts';
import { typeIcons } from './typeIcons.ts';

interface PromotionPictureProps {
  image: string | null;
  type: PromotionType;
  /** For the one picture at the head of a page. @default false */
  priority?: boolean;
}

/** The operator's picture, or one of ours where there is none. The title beside it says what it is about. */
export function PromotionPicture({ image, type, priority = false }: PromotionPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (image !== null && image !== failed) {
    return <LazyImage src={image} alt="" ratio="3:1" priority={priority} onFail={() => setFailed(image)} />;
  }
  return (
    <div className={stage}>
      <span className={ornament}>
        <PetalFan />
      </span>
      <span className={emblem}>
        <Icon of={typeIcons[type]} size="huge" />
      </span>
    </div>
  );
}
