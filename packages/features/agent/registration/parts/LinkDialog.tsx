import { useRef, useState } from 'react';
import type { DownlineKind } from '#api/agent.ts';
import { agentLandings } from '#api/agentRegistration.ts';
import type { ApiError } from '#api/errors.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { Form } from '#core/forms/Form.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useDateFieldProps } from '#core/report/useDateFieldProps.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { RateFields } from '../../rates/RateFields.tsx';
import type { OwnRate } from '../../rates/rates.model.ts';
import type { RateTemplatesPart } from '../../rates/rateTemplates.types.ts';
import {
  type LinkForm,
  type LinkProblems,
  checkLink,
  landingNames,
  linkFormOf,
  longestLinkName,
} from '../registration.model.ts';
import type { LinkRow, NewLink, RegistrationScreenProps } from '../registration.types.ts';
import { pair } from '../RegistrationScreen.css.ts';
import { KindField } from './KindField.tsx';

interface LinkDialogProps {
  open: boolean;
  /** Null for a new one. */
  link: LinkRow | null;
  kinds: readonly DownlineKind[];
  own: readonly OwnRate[];
  Templates: RateTemplatesPart;
  Games: RegistrationScreenProps['Games'];
  /** yyyy-MM-dd. */
  today: string;
  onSave: (link: NewLink) => Promise<ApiError | null>;
  onClose: () => void;
}

const noProblems: LinkProblems = { rates: {} };

/** Makes a sign-up link, or changes one. */
export function LinkDialog(props: LinkDialogProps) {
  const { open, link, kinds, own, Templates, Games, today, onSave, onClose } = props;
  const { t } = useTranslation('agentRegister');
  const shared = useTranslation('common').t;
  const errorText = useRefusalText('agentRates');
  const { busy, run } = useActionLock();
  const dateField = useDateFieldProps(today);
  const [form, setForm] = useState(() => linkFormOf(link, kinds));
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** A click while the dialog closes must not save a second link. */
  const saved = useRef(false);
  const set = (change: Partial<LinkForm>): void => {
    setForm({ ...form, ...change });
    setProblems(noProblems);
  };
  const submit = async (): Promise<void> => {
    if (saved.current) return;
    const checked = checkLink(form, own, today);
    setFailure(null);
    setProblems(checked.ok ? noProblems : checked.problems);
    if (!checked.ok) return;
    const error = await onSave({ ...(link !== null && { id: link.id }), ...checked.link });
    setFailure(error);
    saved.current = error === null;
    if (error === null) onClose();
  };
  const title = link === null ? t('newLink') : t('editLink', { name: link.name });
  return (
    <Dialog
      open={open}
      closeLabel={shared('close')}
      title={title}
      onBeforeClose={(reason) => reason === 'owner' || !busy}
      onOpenChange={onClose}
    >
      <Form
        label={title}
        failure={failure}
        failureText={failure && errorText(failure)}
        maybe={t('linkMaybe')}
        onSubmit={() => void run(submit)}
      >
        <TextInput
          required
          label={t('linkName')}
          hint={t('linkNameHint')}
          maxLength={longestLinkName}
          autoComplete="off"
          value={form.name}
          error={problems.name && t(`problems.name.${problems.name}`)}
          onChange={(name) => set({ name })}
        />
        <div className={pair}>
          <KindField kinds={kinds} value={form.kind} onChange={(kind) => set({ kind })} />
          <Select
            label={t('landing')}
            options={agentLandings.map((value) => ({ value, label: t(`landings.${landingNames[value]}`) }))}
            value={form.landing}
            onChange={(landing) => set({ landing })}
          />
          <DateField
            {...dateField}
            max={undefined}
            min={today}
            label={t('validUntilField')}
            value={form.validUntil}
            error={problems.validUntil && t('problems.validUntil')}
            onChange={(validUntil) => set({ validUntil })}
          />
          <TextInput
            label={t('mostUses')}
            inputMode="numeric"
            autoComplete="off"
            value={form.mostUses}
            error={problems.mostUses && t('problems.mostUses')}
            onChange={(mostUses) => set({ mostUses })}
          />
        </div>
        {form.landing === 'game' && (
          <LazySection placeholder={<Skeleton shape="text" lines={4} />}>
            <Games value={form.game} missing={problems.game !== undefined} onChange={(game) => set({ game })} />
          </LazySection>
        )}
        <RateFields
          own={own}
          texts={form.rates}
          problems={problems.rates}
          Templates={Templates}
          onChange={(rates) => set({ rates })}
        />
        <Button type="submit" busy={busy} fullWidth>
          {t('saveLink')}
        </Button>
      </Form>
    </Dialog>
  );
}
