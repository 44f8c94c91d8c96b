import type { VendorView } from '#core/catalogue/vendorView.ts';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Carousel } from '#ui/Carousel/Carousel.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { FooterScreenProps } from '../footer.types.ts';
import { FooterBlock } from './FooterBlock.tsx';
import { mark, skeletonRow, tile } from './Vendors.css.ts';

/** FTR-01c: vendors per view, 10 px apart. */
const perView = { phone: 4, tablet: 7, desktop: 10 } as const;
const spacing = 10;

/** Carousel of all vendors, each linking to its games (FTR-01c). */
export function Vendors({ vendors }: Pick<FooterScreenProps, 'vendors'>) {
  const { t } = useTranslation('footer');
  if (vendors.status === 'failed' || (vendors.status === 'ready' && vendors.value.length === 0)) return null;
  const labels = {
    pause: t('vendors.pause'),
    play: t('vendors.play'),
    previous: t('vendors.previous'),
    next: t('vendors.next'),
    goTo: (index: number, total: number) => t('vendors.goTo', { position: index + 1, total }),
  };
  return (
    <FooterBlock title={t('vendors.title')} span="full">
      {vendors.status === 'loading' ? (
        <VendorsSkeleton />
      ) : (
        <Carousel
          label={t('vendors.title')}
          slides={vendors.value.map((vendor) => ({ id: vendor.vassalage, content: <Vendor vendor={vendor} /> }))}
          perView={perView}
          spacing={spacing}
          labels={labels}
        />
      )}
    </FooterBlock>
  );
}

function Vendor({ vendor }: { vendor: VendorView }) {
  const { t } = useTranslation('common');
  const name = vendor.inMaintenance ? `${vendor.name} ${t('inMaintenance')}` : vendor.name;
  return (
    <Anchor href={vendor.href} className={tile} title={name}>
      <span className={mark} data-in-maintenance={vendor.inMaintenance || undefined}>
        <LazyImage src={vendor.mark} alt={name} ratio="1:1" fit="contain" radius="control" transparent />
      </span>
    </Anchor>
  );
}

function VendorsSkeleton() {
  return (
    <LoadingArea quiet>
      <div className={skeletonRow}>
        {Array.from({ length: perView.desktop }, (_, index) => (
          <span key={index} className={tile}>
            <span className={mark}>
              <Skeleton shape="block" ratio="1:1" />
            </span>
          </span>
        ))}
      </div>
    </LoadingArea>
  );
}
