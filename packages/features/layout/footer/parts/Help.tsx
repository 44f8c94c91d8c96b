import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { FooterScreenProps } from '../footer.types.ts';
import { FooterBlock } from './FooterBlock.tsx';
import { group, links } from './Help.css.ts';

/** Help sections to link (FTR-01d). */
const sections = ['deposit', 'withdraw', 'contact', 'about', 'term', 'privacy', 'responsible'] as const;

/** Links to the help sections, to pages beside the games, and the brand's channels. */
export function Help({ helpHref, pages, channels }: Pick<FooterScreenProps, 'helpHref' | 'pages' | 'channels'>) {
  const { t } = useTranslation('footer');
  return (
    <FooterBlock title={t('help.title')} span="wide">
      <ul role="list" className={links}>
        <li>
          <Link tone="inherit" underline="hover" size="touch" href={helpHref}>
            {t('help.centre')}
          </Link>
        </li>
        {sections.map((section) => (
          <li key={section}>
            <Link tone="inherit" underline="hover" size="touch" href={`${helpHref}#${section}`}>
              {t(`help.${section}`)}
            </Link>
          </li>
        ))}
        {pages.map(({ name, href }) => (
          <li key={name}>
            <Link tone="inherit" underline="hover" size="touch" href={href}>
              {t(`common:pages.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Channels channels={channels} />
    </FooterBlock>
  );
}

function Channels({ channels }: Pick<FooterScreenProps, 'channels'>) {
  const { t } = useTranslation('footer');
  if (channels.status === 'failed' || (channels.status === 'ready' && channels.value.length === 0)) return null;
  return (
    <div className={group}>
      <Text as="span" size="sm" tone="muted">
        {t('help.channels')}
      </Text>
      {channels.status === 'loading' ? (
        <span className={links} aria-hidden>
          <Skeleton shape="text" />
        </span>
      ) : (
        <ul role="list" className={links}>
          {channels.value.map(({ name, url }) => (
            <li key={name}>
              <Link tone="inherit" underline="hover" size="touch" href={url} newTab={t('newTab')}>
                {t(`channels.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
