import { Flame } from 'lucide-react';
import type { VendorView } from '#core/catalogue/vendorView.ts';
import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { chip, hot, link, mark, name } from './VendorChip.css.ts';

/** A vendor as a link with mark and name. */
export function VendorChip({ vendor }: { vendor: VendorView }) {
  const { t } = useTranslation('common');
  return (
    <li className={chip}>
      <Anchor href={vendor.href} className={link}>
        <span className={mark}>
          <LazyImage src={vendor.mark ?? ''} alt="" ratio="1:1" fit="contain" radius="control" transparent />
        </span>
        <span className={name}>{vendor.name}</span>
        {vendor.inMaintenance && <MaintenanceBadge place="onMark" />}
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

/** Placeholder of a vendor that is still loading. */
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
