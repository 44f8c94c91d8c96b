import { BrandMark } from '#core/components/BrandMark.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { FooterScreenProps } from '../footer.types.ts';
import { age, legal, responsible, small } from './Legal.css.ts';

const AnalyticsConsent = lazyComponent(() => import('./AnalyticsConsent.tsx').then((part) => part.AnalyticsConsent));

type LegalProps = Pick<FooterScreenProps, 'brand' | 'year' | 'minAge' | 'helpHref' | 'limitsHref' | 'analytics'>;

/** Age limit, responsible play with the way to the limits (RSP-05), statistics of use (ENT-06), and copyright (FTR-01g). */
export function Legal({ brand, year, minAge, helpHref, limitsHref, analytics }: LegalProps) {
  const { t } = useTranslation('footer');
  return (
    <div className={legal}>
      <div className={responsible}>
        <span className={age} aria-hidden>
          {t('legal.age', { age: minAge })}
        </span>
        <Text size="sm">
          <span>{t('legal.responsible', { age: minAge })}</span>{' '}
          <Link tone="inherit" href={`${helpHref}#responsible`}>
            {t('legal.more')}
          </Link>
          {limitsHref !== null && (
            <>
              <span> · </span>
              <Link tone="inherit" href={limitsHref}>
                {t('legal.limits')}
              </Link>
            </>
          )}
        </Text>
      </div>
      {analytics !== null && (
        <LazySection optional>
          <AnalyticsConsent agreed={analytics.agreed} onAgree={analytics.onAgree} />
        </LazySection>
      )}
      <div className={small}>
        <BrandMark brand={brand} />
        <Text as="span" size="xs" tone="muted">
          {t('legal.copyright', { year, brand: brand.name })}
        </Text>
      </div>
    </div>
  );
}
