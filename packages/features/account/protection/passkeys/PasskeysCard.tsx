import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { PasskeysValue, PasskeyValue } from '#api/passkeys.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { list as listClass } from '../sessions/SessionsCard.css.ts';
import { PasskeyEntry } from './PasskeyEntry.tsx';
import type { PasskeysCardProps } from './passkeys.types.ts';

const AddDialog = lazyComponent(async () => (await import('./AddDialog.tsx')).AddDialog);
const RemoveDialog = lazyComponent(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);

/** The member's passkeys, and the actions that add, rename and remove them (SEC-08). */
export function PasskeysCard(props: PasskeysCardProps) {
  const { passkeys, here, mainSite, deviceName, credential, onBegin, onCreate, onAdd, onRename, onRemove } = props;
  const { t } = useTranslation('passkeys');
  const [adding, setAdding] = useState<boolean | null>(null);
  const [removing, setRemoving] = useState<{ key: PasskeyValue; open: boolean } | null>(null);
  const stopAdding = () => setAdding(false);
  // Keeps the name in the title during the exit animation.
  const stopRemoving = () => setRemoving(removing && { ...removing, open: false });
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {t('title')}
      </Heading>
      <RemoteView compact remote={passkeys} failed={t('failed')} skeleton={<Skeleton shape="text" lines={3} />}>
        {(value) => (
          <>
            {value.list.length === 0 ? (
              <Text>{t('none')}</Text>
            ) : (
              <ul role="list" className={listClass} aria-label={t('list')}>
                {value.list.map((key) => (
                  <PasskeyEntry
                    key={key.id}
                    passkey={key}
                    onRename={onRename}
                    onRemove={() => setRemoving({ key, open: true })}
                  />
                ))}
              </ul>
            )}
            <Add value={value} here={here} mainSite={mainSite} onAdd={() => setAdding(true)} />
          </>
        )}
      </RemoteView>
      {adding !== null && (
        <LazyDialogSection open={adding} onClose={stopAdding}>
          <AddDialog
            open={adding}
            deviceName={deviceName}
            credential={credential}
            onBegin={onBegin}
            onCreate={onCreate}
            onAdd={onAdd}
            onClose={stopAdding}
          />
        </LazyDialogSection>
      )}
      {removing !== null && (
        <LazyDialogSection open={removing.open} onClose={stopRemoving}>
          <RemoveDialog
            open={removing.open}
            passkey={removing.key}
            credential={credential}
            onRemove={onRemove}
            onClose={stopRemoving}
          />
        </LazyDialogSection>
      )}
    </Stack>
  );
}

interface AddProps extends Pick<PasskeysCardProps, 'here' | 'mainSite'> {
  value: PasskeysValue;
  onAdd: () => void;
}

/** The way to another key, or why there is none. */
function Add({ value, here, mainSite, onAdd }: AddProps) {
  const { t } = useTranslation('passkeys');
  if (here === 'otherHost') {
    const { host } = new URL(mainSite);
    return (
      <Stack gap="xs" align="start">
        <Text tone="muted">{t('here.otherHost', { host })}</Text>
        <Link size="touch" href={mainSite}>
          {t('mainSite', { host })}
        </Link>
      </Stack>
    );
  }
  const why =
    here !== 'ready' ? t(`here.${here}`) : value.list.length >= value.most ? t('most', { most: value.most }) : null;
  if (why !== null) return <Text tone="muted">{why}</Text>;
  return (
    <Inline>
      <Button tone="outline" icon={<Icon of={KeyRound} size="small" />} aria-haspopup="dialog" onClick={onAdd}>
        {t('add.open')}
      </Button>
    </Inline>
  );
}
