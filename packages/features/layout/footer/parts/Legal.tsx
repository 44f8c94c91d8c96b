import { BrandMark } from '#core/components/BrandMark.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { FooterScreenProps } from '../footer.types.ts';
import { age, legal, responsible, small } from './Legal.css.ts';

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
          {t('legal.responsible', { age: minAge })}{' '}
          <Link tone="inherit" href={`${helpHref}#responsible`}>
            {t('legal.more')}
          </Link>
          {limitsHref !== null && (
            <>
              {' · '}
              <Link tone="inherit" href={limitsHref}>
                {t('legal.limits')}
              </Link>
            </>
          )}
        </Text>
      </div>
      {analytics !== null && (
        <Checkbox
          name="analytics"
          label={t('legal.analytics')}
          hint={t('legal.analyticsHint')}
          checked={analytics.agreed}
          onChange={analytics.onAgree}
        />
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
