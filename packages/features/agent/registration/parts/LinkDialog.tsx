import { useRef } from 'react';
import type { DownlineKind } from '#api/agent.ts';
import { agentLandings } from '#api/agentRegistration.ts';
import { type ApiError, fail, ok } from '#api/errors.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useDateFieldProps } from '#core/report/useDateFieldProps.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { RateFields } from '../../rates/RateFields.tsx';
import type { OwnRate, RateTexts } from '../../rates/rates.model.ts';
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
  /** The rates of a new link, until others are chosen. */
  start: RateTexts;
  Templates: RateTemplatesPart;
  Games: RegistrationScreenProps['Games'];
  /** yyyy-MM-dd. */
  today: string;
  onSave: (link: NewLink) => Promise<ApiError | null>;
  onClose: () => void;
}

/** Makes a sign-up link, or changes one. */
export function LinkDialog(props: LinkDialogProps) {
  const { open, link, kinds, own, start, Templates, Games, today, onSave, onClose } = props;
  const { t } = useTranslation('agentRegister');
  const errorText = useRefusalText('agentRates');
  const dateField = useDateFieldProps(today);
  const form = useFields<LinkForm, LinkProblems>(linkFormOf(link, kinds, start));
  const { values, problems, failure, busy, change } = form;
  /** A click while the dialog closes must not save a second link. */
  const saved = useRef(false);
  const submit = async (): Promise<void> => {
    if (saved.current) return;
    const checked = checkLink(values, own, today);
    await form.submit(checked.ok ? {} : checked.problems, async () => {
      if (!checked.ok) return 'wrong';
      const error = await onSave({ ...(link !== null && { id: link.id }), ...checked.link });
      if (error !== null) return fail(error);
      saved.current = true;
      onClose();
      return ok(null);
    });
  };
  const title = link === null ? t('newLink') : t('editLink', { name: link.name });
  return (
    <Dialog
      open={open}
      closeLabel={t('common:close')}
      title={title}
      onBeforeClose={(reason) => reason === 'owner' || !busy}
      onOpenChange={onClose}
    >
      <Form
        ref={form.ref}
        label={title}
        failure={failure}
        failureText={failure && errorText(failure)}
        maybe={t('linkMaybe')}
        onSubmit={() => void submit()}
      >
        <TextInput
          required
          label={t('linkName')}
          hint={t('linkNameHint')}
          maxLength={longestLinkName}
          autoComplete="off"
          value={values.name}
          error={problems.name && t(`problems.name.${problems.name}`)}
          onChange={(name) => change({ name })}
        />
        <div className={pair}>
          <KindField kinds={kinds} value={values.kind} onChange={(kind) => change({ kind })} />
          <Select
            label={t('landing')}
            options={agentLandings.map((value) => ({ value, label: t(`landings.${landingNames[value]}`) }))}
            value={values.landing}
            onChange={(landing) => change({ landing })}
          />
          <DateField
            {...dateField}
            max={undefined}
            min={today}
            label={t('validUntilField')}
            value={values.validUntil}
            error={problems.validUntil && t('problems.validUntil')}
            onChange={(validUntil) => change({ validUntil })}
          />
          <TextInput
            label={t('mostUses')}
            inputMode="numeric"
            autoComplete="off"
            value={values.mostUses}
            error={problems.mostUses && t('problems.mostUses')}
            onChange={(mostUses) => change({ mostUses })}
          />
        </div>
        {values.landing === 'game' && (
          <LazySection placeholder={<Skeleton shape="text" lines={4} />}>
            <Games value={values.game} missing={problems.game !== undefined} onChange={(game) => change({ game })} />
          </LazySection>
        )}
        <RateFields
          own={own}
          texts={values.rates}
          problems={problems.rates ?? {}}
          Templates={Templates}
          onChange={(rates) => change({ rates })}
        />
        <Button type="submit" busy={busy} fullWidth>
          {t('saveLink')}
        </Button>
      </Form>
    </Dialog>
  );
}
