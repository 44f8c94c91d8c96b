import { useState } from 'react';
import type { PromotionType } from '#core/catalogue/promotionType.ts';
import { PetalFan } from '#core/components/PetalFan.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { emblem, ornament, stage } from './PromotionPicture.css.ts';
import { typeIcons } from './typeIcons.ts';

interface PromotionPictureProps {
  image: string | null;
  type: PromotionType;
  /** Loads eagerly, for the picture at the top of a page. @default false */
  eager?: boolean;
}

/** The operator's picture, or a generic one by type. Decorative: the title is next to it. */
export function PromotionPicture({ image, type, eager = false }: PromotionPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (image !== null && image !== failed) {
    return <LazyImage src={image} alt="" ratio="3:1" eager={eager} onFail={() => setFailed(image)} />;
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
