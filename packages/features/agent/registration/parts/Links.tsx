import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DownlineKind } from '#api/agent.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { OwnRate, RateTexts } from '../../rates/rates.model.ts';
import type { LinkRow, RegistrationScreenProps } from '../registration.types.ts';
import { list as listClass } from '../RegistrationScreen.css.ts';
import { LinkCard } from './LinkCard.tsx';

const LinkDialog = lazyComponent(async () => (await import('./LinkDialog.tsx')).LinkDialog);

interface LinksProps extends Pick<
  RegistrationScreenProps,
  | 'links'
  | 'first'
  | 'Templates'
  | 'Games'
  | 'pageNo'
  | 'today'
  | 'site'
  | 'onSaveLink'
  | 'onLinkState'
  | 'onCopy'
  | 'onSaveCode'
  | 'onPage'
  | 'depositsOf'
  | 'onDeposits'
  | 'onCloseDeposits'
  | 'Deposits'
> {
  kinds: readonly DownlineKind[];
  own: readonly OwnRate[];
  start: RateTexts;
}

/** The agent’s sign-up links with what came of each. */
export function Links(props: LinksProps) {
  const { links, pageNo, today, kinds, own, start, depositsOf, Deposits } = props;
  const { t } = useTranslation('agentRegister');
  /** The link that is made or changed. */
  const [editing, setEditing] = useState<{ readonly link: LinkRow | null; readonly time: number } | null>(null);
  const [times, setTimes] = useState(0);
  const edit = (link: LinkRow | null): void => {
    setTimes(times + 1);
    setEditing({ link, time: times });
  };
  const shown = usePresence(editing);
  // From the first ones on, for the exit animation.
  const hasDeposits = usePresence(depositsOf) !== null;
  const left = links.status === 'ready' ? links.value.left : 0;
  return (
    <Stack gap="md">
      <Text tone="muted">{t('linksText')}</Text>
      <RemoteView level={3} remote={links} failed={t('linksFailed')} skeleton={<Skeleton shape="text" lines={8} />}>
        {({ list, totalPages }, refreshing) => (
          <Stack gap="md">
            <div>
              <Button
                icon={<Icon of={Plus} size="small" />}
                disabled={left === 0}
                aria-haspopup="dialog"
                onClick={() => edit(null)}
              >
                {t('newLink')}
              </Button>
            </div>
            {left === 0 && <Text size="sm">{t('linkMost')}</Text>}
            {list.length === 0 && totalPages <= 1 ? (
              <EmptyState size="compact" level={3} title={t('noLinks')} text={t('noLinksText')} />
            ) : (
              <ul role="list" className={listClass} aria-busy={refreshing}>
                {list.map((link) => (
                  <li key={link.id}>
                    <LinkCard
                      link={link}
                      // Who came for the links mostly wants the code of one.
                      shared={props.first === 'links' && link === list.find(canShare)}
                      site={props.site}
                      onEdit={() => edit(link)}
                      onDeposits={() => props.onDeposits(link.id)}
                      onState={(state) => props.onLinkState(link.id, state)}
                      onCopy={props.onCopy}
                      onSaveCode={props.onSaveCode}
                    />
                  </li>
                ))}
              </ul>
            )}
            <Pages label={t('pages')} page={pageNo} totalPages={totalPages} busy={refreshing} onPage={props.onPage} />
          </Stack>
        )}
      </RemoteView>
      {hasDeposits && (
        <LazyDialogSection open={depositsOf !== null} onClose={props.onCloseDeposits}>
          <Deposits linkId={depositsOf} onClose={props.onCloseDeposits} />
        </LazyDialogSection>
      )}
      {shown !== null && (
        <LazyDialogSection open={editing !== null} onClose={() => setEditing(null)}>
          <LinkDialog
            key={shown.time}
            open={editing !== null}
            link={shown.link}
            kinds={kinds}
            own={own}
            start={start}
            Templates={props.Templates}
            Games={props.Games}
            today={today}
            onSave={props.onSaveLink}
            onClose={() => setEditing(null)}
          />
        </LazyDialogSection>
      )}
    </Stack>
  );
}

const canShare = ({ href, state }: LinkRow): boolean => href !== null && state === 'active';
