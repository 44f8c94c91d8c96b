import { Flame } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { Resting } from '../../shared/Resting.tsx';
import type { VendorView } from '../../shared/vendorView.ts';
import { chip, hot, link, mark, name } from './VendorChip.css.ts';

/** A vendor: its mark over its name, all of it one link. */
export function VendorChip({ vendor }: { vendor: VendorView }) {
  const { t } = useTranslation('shared');
  return (
    <li className={chip}>
      <Anchor href={vendor.href} className={link}>
        <span className={mark}>
          <LazyImage src={vendor.mark ?? ''} alt="" ratio="1:1" fit="contain" radius="control" transparent />
        </span>
        <span className={name}>{vendor.name}</span>
        {vendor.resting && <Resting place="onMark" />}
        {vendor.hot && (
          <span className={hot}>
            <Icon of={Flame} size="text" />
            <VisuallyHidden>{t('hot')}</VisuallyHidden>
          </span>
        )}
      </Anchor>
    </li>
  );
}

/** The place of a vendor that is still loading. */
export function VendorChipSkeleton() {
  return (
    <li className={chip}>
      <span className={link}>
        <span className={mark}>
          <Skeleton shape="block" ratio="1:1" />
        </span>
        <span className={name}>
          <Skeleton shape="text" size="xs" />
        </span>
      </span>
    </li>
  );
}
