import { Carousel } from '#ui/Carousel/Carousel.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { VendorView } from '../../shared/vendorView.ts';
import type { FooterScreenProps } from '../FooterScreen.tsx';
import { FooterBlock } from './FooterBlock.tsx';
import { mark, places, tile } from './Vendors.css.ts';

/** FTR-01c: so many in view where there is room for them, 10 px apart. */
const perView = { phone: 4, tablet: 7, desktop: 10 } as const;
const spacing = 10;

/** FTR-01c: every vendor once, leading to its games. */
export function Vendors({ vendors }: Pick<FooterScreenProps, 'vendors'>) {
  const { t } = useTranslation('footer');
  if (vendors.status === 'failed' || (vendors.status === 'ready' && vendors.value.length === 0)) return null;
  const words = {
    pause: t('vendors.pause'),
    play: t('vendors.play'),
    previous: t('vendors.previous'),
    next: t('vendors.next'),
    goTo: (index: number, total: number) => t('vendors.goTo', { position: index + 1, total }),
  };
  return (
    <FooterBlock title={t('vendors.title')} span="full">
      {vendors.status === 'loading' ? (
        <Places />
      ) : (
        <Carousel
          label={t('vendors.title')}
          slides={vendors.value.map((vendor) => ({ id: vendor.vassalage, content: <Vendor vendor={vendor} /> }))}
          perView={perView}
          spacing={spacing}
          words={words}
        />
      )}
    </FooterBlock>
  );
}

function Vendor({ vendor }: { vendor: VendorView }) {
  const { t } = useTranslation('shared');
  const name = vendor.resting ? `${vendor.name} ${t('resting')}` : vendor.name;
  return (
    <Anchor href={vendor.href} className={tile} title={name}>
      <span className={mark} data-resting={vendor.resting || undefined}>
        <LazyImage src={vendor.mark} alt={name} ratio="1:1" fit="contain" radius="control" transparent />
      </span>
    </Anchor>
  );
}

function Places() {
  return (
    <div className={places} aria-hidden>
      {Array.from({ length: perView.desktop }, (_, index) => (
        <span key={index} className={tile}>
          <span className={mark}>
            <Skeleton shape="block" ratio="1:1" />
          </span>
        </span>
      ))}
    </div>
  );
}
