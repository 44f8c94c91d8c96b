import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { BrandMark } from '../../shared/BrandMark.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { FooterScreenProps } from '../FooterScreen.tsx';
import { age, legal, responsible, small } from './Legal.css.ts';

type LegalProps = Pick<FooterScreenProps, 'brand' | 'year' | 'minAge' | 'helpHref'>;

/** FTR-01g, and for whom the site is. */
export function Legal({ brand, year, minAge, helpHref }: LegalProps) {
  const { t } = useTranslation('footer');
  return (
    <div className={legal}>
      <div className={responsible}>
        <span className={age} aria-hidden>
          {t('legal.age', { age: minAge })}
        </span>
        <Text size="sm">
          {t('legal.responsible', { age: minAge })}{' '}
          <Link tone="inherit" href={`${helpHref}#responsible`}>
            {t('legal.more')}
          </Link>
        </Text>
      </div>
      <div className={small}>
        <BrandMark brand={brand} />
        <Text as="span" size="xs" tone="muted">
          {t('legal.copyright', { year, brand: brand.name })}
        </Text>
      </div>
    </div>
  );
}
