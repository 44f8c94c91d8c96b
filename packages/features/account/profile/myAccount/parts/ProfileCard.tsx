import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { AccountScreenProps, AccountView } from '../account.types.ts';
import { fact, facts, label, layout, names } from './ProfileCard.css.ts';

/** Profile card: picture, name and account details. */
export function ProfileCard({
  account,
  picture,
  changePicture,
}: Pick<AccountScreenProps, 'account' | 'picture' | 'changePicture'>) {
  const { t } = useTranslation('memberCentre');
  return (
    <RemoteView
      compact
      remote={account}
      failed={t('account.failed')}
      skeleton={
        <div className={layout}>
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
      }
    >
      {({ account: username, id, name, vip, club }) => (
        <div className={layout}>
          <Avatar name={name} decorative size="large" {...(picture !== null && { src: picture })} />
          <div className={names}>
            <Heading level={3} size="lg">
              {t('account.greeting', { name })}
            </Heading>
            <Facts account={username} id={id} vip={vip} club={club} />
            {changePicture}
          </div>
        </div>
      )}
    </RemoteView>
  );
}

function Facts({ account, id, vip, club }: Omit<AccountView, 'name'>) {
  const { t } = useTranslation('memberCentre');
  const lines = [
    [t('account.username'), account],
    [t('account.id'), id],
    [t('account.vip'), vip],
    [t('account.club'), club && t('account.clubRank', { name: club.name, rank: club.rank })],
  ] as const;
  return (
    <dl className={facts} aria-label={t('account.facts')}>
      {lines.map(
        ([term, value]) =>
          value !== null && (
            <div key={term} className={fact}>
              <dt className={label}>{term}</dt>
              <dd translate={term === t('account.username') || term === t('account.id') ? 'no' : undefined}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
