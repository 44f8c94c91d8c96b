import { AppWindow, Flame } from 'lucide-react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { grid, signUp, status } from './LoginAside.css.ts';
import type { LoginAsideProps } from './loginAside.types.ts';
import { VendorLink } from './VendorLink.tsx';

/** The panel beside or below the login form: sign up, or choose a vendor first (LGN-02). */
export function LoginAside({ registerHref, onRegister, groups, chosen, onChoose, waiting }: LoginAsideProps) {
  const { t } = useTranslation('login');
  return (
    <Stack gap="md">
      {registerHref !== undefined && (
        <div className={signUp}>
          <Heading level={2} size="md">
            {t('registerText')}
          </Heading>
          <ButtonLink
            href={registerHref}
            tone="outline"
            fullWidth
            onClick={(event) => {
              if (onRegister === undefined || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              onRegister();
            }}
          >
            {t('register')}
          </ButtonLink>
        </div>
      )}
      <Text size="sm">{t('aside.choose')}</Text>
      <Vendors groups={groups} chosen={chosen} onChoose={onChoose} />
      <div role="status" className={status}>
        {waiting && (
          <>
            <Icon of={AppWindow} size="small" />
            <span>{t('aside.waiting')}</span>
          </>
        )}
      </div>
      {groups.status === 'failed' && <FailedState compact title={t('aside.failed')} failed={groups} />}
    </Stack>
  );
}

const skeletonVendors = 6;

function Vendors({ groups, chosen, onChoose }: Pick<LoginAsideProps, 'groups' | 'chosen' | 'onChoose'>) {
  const { t } = useTranslation('login');
  if (groups.status === 'failed') return null;
  if (groups.status === 'loading') {
    return (
      <LoadingArea>
        <div className={grid}>
          {Array.from({ length: skeletonVendors }, (_, index) => (
            <Skeleton key={index} shape="block" ratio="3:2" />
          ))}
        </div>
      </LoadingArea>
    );
  }
  const shown = groups.value.find(({ id }) => id === chosen) ?? groups.value[0];
  if (shown === undefined) return <EmptyState title={t('aside.empty')} />;
  return (
    <>
      <TabStrip
        label={t('aside.groups')}
        items={groups.value.map(({ id }) => ({
          id,
          label: id === 'hot' ? t('common:hot') : t(`common:gameTypes.${id}`),
          leading: <Icon of={id === 'hot' ? Flame : navIcons[id]} size="small" />,
        }))}
        chosen={shown.id}
        onChoose={onChoose}
        previousLabel={t('aside.previous')}
        nextLabel={t('aside.next')}
      />
      <ul role="list" aria-label={t('aside.vendors')} className={grid}>
        {shown.vendors.map((vendor) => (
          <li key={`${vendor.type} ${vendor.vassalage}`}>
            <VendorLink vendor={vendor} />
          </li>
        ))}
      </ul>
    </>
  );
}
