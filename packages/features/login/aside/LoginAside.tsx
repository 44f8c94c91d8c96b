import { AppWindow, Flame } from 'lucide-react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import type { VendorView } from '../../shared/vendorView.ts';
import type { AsideGroupId } from './aside.model.ts';
import { grid, status } from './LoginAside.css.ts';
import { VendorLink } from './VendorLink.tsx';

/** A vendor to choose. Its address is that of the login, or of its hall; the press does the same, and more. */
export interface AsideVendorView extends VendorView {
  readonly type: string;
  readonly onPress: () => void;
}

export interface LoginAsideProps {
  readonly registerHref?: string | undefined;
  readonly onRegister?: (() => void) | undefined;
  readonly groups: Remote<readonly { readonly id: AsideGroupId; readonly vendors: readonly AsideVendorView[] }[]>;
  /** Null until one is chosen: then it is the first. */
  readonly chosen: AsideGroupId | null;
  readonly onChoose: (id: AsideGroupId) => void;
  /** The login goes on in a window of its own. */
  readonly waiting: boolean;
}

/** LGN-02: beside the form on wide screens. To sign up, or to begin with whose games to play. */
export function LoginAside(props: LoginAsideProps) {
  const { registerHref, onRegister, groups, waiting } = props;
  const { t } = useTranslation('login');
  return (
    <Stack gap="md">
      {registerHref !== undefined && (
        <Stack gap="sm">
          <Heading level={2} size="md">
            {t('aside.title')}
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
        </Stack>
      )}
      <Text size="sm">{t('aside.choose')}</Text>
      <Vendors {...props} />
      <div role="status" className={status}>
        {waiting && (
          <>
            <Icon of={AppWindow} size="small" />
            {t('aside.waiting')}
          </>
        )}
      </div>
      {groups.status === 'failed' && <FailedState compact title={t('aside.failed')} failed={groups} />}
    </Stack>
  );
}

const placesKept = 6;

function Vendors({ groups, chosen, onChoose }: LoginAsideProps) {
  const { t } = useTranslation('login');
  const shared = useTranslation('shared').t;
  if (groups.status === 'failed') return null;
  if (groups.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <div className={grid} aria-hidden>
          {Array.from({ length: placesKept }, (_, index) => (
            <Skeleton key={index} shape="block" ratio="3:2" />
          ))}
        </div>
      </div>
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
          label: id === 'hot' ? shared('hot') : shared(`gameTypes.${id}`),
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
            <VendorLink {...vendor} />
          </li>
        ))}
      </ul>
    </>
  );
}
