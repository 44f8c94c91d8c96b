import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { PasskeyValue } from '#api/passkeys.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { formatMoment } from '#core/format/dates.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readText } from '#text/readText.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { entry, textColumn } from '../sessions/SessionsCard.css.ts';
import { type NameProblems, type NameValues, problemsIn } from './passkeys.model.ts';
import type { PasskeysCardProps } from './passkeys.types.ts';

interface PasskeyEntryProps extends Pick<PasskeysCardProps, 'onRename'> {
  passkey: PasskeyValue;
  onRemove: () => void;
}

/** A passkey of the list; its name is changed in place. */
export function PasskeyEntry({ passkey, onRename, onRemove }: PasskeyEntryProps) {
  const language = useLanguage();
  const { t } = useTranslation('passkeys');
  const [renaming, setRenaming] = useState(false);
  const { name, synced, suspended, createdAt, lastUsedAt, moneyFrom } = passkey;
  const at = (moment: string) => ({ time: formatMoment(Date.parse(moment), language) });
  return (
    <li className={entry}>
      <Icon of={KeyRound} />
      <span className={textColumn}>
        {renaming ? (
          <RenameForm passkey={passkey} onRename={onRename} onClose={() => setRenaming(false)} />
        ) : (
          <Inline gap="xs">
            <Text as="span" weight="medium" translate="no">
              {name}
            </Text>
            {suspended && <Badge tone="negative">{t('suspended')}</Badge>}
          </Inline>
        )}
        {suspended && <Text size="sm">{t('suspendedText')}</Text>}
        <Text as="span" size="sm" tone="muted">
          {t(synced ? 'synced' : 'thisDevice')}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {t('created', at(createdAt))}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {lastUsedAt === null ? t('neverUsed') : t('lastUsed', at(lastUsedAt))}
        </Text>
        {moneyFrom !== null && (
          <Text as="span" size="sm" tone="muted">
            {t('moneyFrom', at(moneyFrom))}
          </Text>
        )}
        {!renaming && (
          <Inline gap="xs">
            <Button tone="quiet" size="small" onClick={() => setRenaming(true)}>
              <span>{t('rename.open')}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={onRemove}>
              <span>{t('remove.open')}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </Inline>
        )}
      </span>
    </li>
  );
}

interface RenameFormProps extends Pick<PasskeysCardProps, 'onRename'> {
  passkey: PasskeyValue;
  onClose: () => void;
}

function RenameForm({ passkey, onRename, onClose }: RenameFormProps) {
  const { t } = useTranslation('passkeys');
  const refusalText = useRefusalText('passkeys');
  const form = useFields<NameValues, NameProblems>({ name: passkey.name });
  const { name: problem } = form.problems;
  const save = async () => {
    const result = await form.submit(problemsIn(form.values), () => onRename(passkey.id, readText(form.values.name)));
    if (result === 'done') onClose();
  };
  return (
    <Form
      ref={form.ref}
      label={t('rename.title', { name: passkey.name })}
      failure={form.failure}
      failureText={form.failure && refusalText(form.failure)}
      maybe={t('rename.maybe')}
      onSubmit={() => void save()}
    >
      <TextInput
        required
        label={t('name')}
        autoComplete="off"
        enterKeyHint="done"
        value={form.values.name}
        error={problem && t(`problems.${problem}`)}
        onChange={(name) => form.change({ name })}
      />
      <Inline gap="xs">
        <Button type="submit" size="small" busy={form.busy}>
          {t('rename.submit')}
        </Button>
        <Button tone="quiet" size="small" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Inline>
    </Form>
  );
}
