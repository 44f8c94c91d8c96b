import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { AccountView } from '../account.model.ts';
import type { AccountScreenProps } from '../AccountScreen.tsx';
import { fact, facts, label, names, who } from './WhoCard.css.ts';

/** The picture, the name, and what the platform knows the player by. */
export function WhoCard({ account, picture }: Pick<AccountScreenProps, 'account' | 'picture'>) {
  const { t } = useTranslation('centre');
  const shared = useTranslation('shared').t;
  if (account.status === 'failed') {
    return (
      <ErrorState
        size="compact"
        title={t('account.failed')}
        text={<ErrorText error={account.error} />}
        action={
          <Button size="small" tone="outline" busy={account.refreshing === true} onClick={account.retry}>
            {shared('retry')}
          </Button>
        }
      />
    );
  }
  if (account.status === 'loading') {
    return (
      <div role="status" className={who}>
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <Skeleton shape="circle" size="avatar" />
        <div className={names}>
          <Skeleton shape="text" size="lg" />
          <div className={facts}>
            {['username', 'id', 'club'].map((line) => (
              <Skeleton key={line} shape="text" lines={2} />
            ))}
          </div>
        </div>
      </div>
    );
  }
  const { name } = account.value;
  return (
    <div className={who}>
      <Avatar name={name} decorative size="large" {...(picture !== null && { src: picture })} />
      <div className={names}>
        <Heading level={3} size="lg">
          {t('account.greeting', { name })}
        </Heading>
        <Facts {...account.value} />
      </div>
    </div>
  );
}

function Facts({ account, id, vip, club }: AccountView) {
  const { t } = useTranslation('centre');
  const lines = [
    [t('account.username'), account],
    [t('account.id'), id],
    [t('account.vip'), vip],
    [t('account.club'), club && t('account.clubRank', { name: club.name, rank: club.rank })],
  ] as const;
  return (
    <dl className={facts} aria-label={t('account.facts')}>
      {lines.map(
        ([term, said]) =>
          said !== null && (
            <div key={term} className={fact}>
              <dt className={label}>{term}</dt>
              <dd>{said}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
