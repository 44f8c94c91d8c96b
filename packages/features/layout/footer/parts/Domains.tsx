import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { type DomainRoute, fastestHost, rankRoutes, suggestHost } from '../domains.model.ts';
import type { FooterScreenProps } from '../footer.types.ts';
import { entry, list, marks } from './Domains.css.ts';
import { FooterBlock } from './FooterBlock.tsx';

const skeletonRows = 3;

/** The site's hosts with their response times. Suggests a faster one; never redirects. */
export function Domains({ domains, host }: Pick<FooterScreenProps, 'domains' | 'host'>) {
  const { t } = useTranslation('footer');
  if (domains.status === 'failed' || (domains.status === 'ready' && domains.value.length === 0)) return null;
  if (domains.status === 'loading') {
    return (
      <FooterBlock title={t('domains.title')}>
        <Text size="sm" tone="muted">
          {t('domains.text')}
        </Text>
        <div className={list} aria-hidden>
          {Array.from({ length: skeletonRows }, (_, index) => (
            <span key={index} className={entry}>
              <Skeleton shape="text" size="sm" />
            </span>
          ))}
        </div>
      </FooterBlock>
    );
  }
  const suggested = suggestHost(domains.value, host);
  const fastest = fastestHost(domains.value);
  return (
    <FooterBlock title={t('domains.title')}>
      <Text size="sm" tone="muted">
        {suggested === null ? t('domains.text') : t('domains.suggest', { host: suggested })}
      </Text>
      <ul role="list" className={list}>
        {rankRoutes(domains.value).map((route) => (
          <Route key={route.host} route={route} current={route.host === host} fastest={route.host === fastest} />
        ))}
      </ul>
    </FooterBlock>
  );
}

function Route({ route, current, fastest }: { route: DomainRoute; current: boolean; fastest: boolean }) {
  const { t } = useTranslation('footer');
  return (
    <li className={entry}>
      <Text as="span" size="sm" weight={current ? 'medium' : 'regular'}>
        {current ? (
          route.host
        ) : (
          <Link tone="inherit" href={`https://${route.host}/`} newTab={t('newTab')}>
            {route.host}
          </Link>
        )}
      </Text>
      <Speed speed={route.speed} />
      {(current || fastest) && (
        <span className={marks}>
          {current && <Badge>{t('domains.here')}</Badge>}
          {fastest && <Badge tone="positive">{t('domains.fastest')}</Badge>}
        </span>
      )}
    </li>
  );
}

function Speed({ speed }: Pick<DomainRoute, 'speed'>) {
  const { t } = useTranslation('footer');
  return (
    <Text as="span" size="sm" tone="muted" numeric>
      {speed === null ? t('domains.silent') : speed === 0 ? t('domains.waiting') : t('domains.speed', { ms: speed })}
    </Text>
  );
}
