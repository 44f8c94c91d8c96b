import { useEffect, useRef, useState } from 'react';
import type { ContractKind } from '#api/agent.ts';
import { mostNoteLetters, mostTiers } from '#api/agentContract.ts';
import type { ContractPage, ContractPreview } from '#api/agentContracts.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { dayOf, formatMoment, formatOf } from '#core/format/dates.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readLines } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { type OfferDraft, type OfferProblem, checkOffer, emptyTier } from '../contracts.model.ts';
import type { ContractsScreenProps, Offer } from '../contracts.types.ts';
import { Compared } from './Compared.tsx';
import { EndsToRead } from './Ends.tsx';
import { LastPeriod } from './LastPeriod.tsx';
import { PolicyFacts } from './PolicyFacts.tsx';
import { TierFields } from './TierFields.tsx';
import { TierTable } from './TierTable.tsx';
import { isUncertain, useContractError, useContractTexts } from './useContractTexts.ts';

interface OfferFormProps extends Pick<ContractsScreenProps, 'onPreviewOffer' | 'onOffer'> {
  kind: ContractKind;
  /** What the form begins with; `onChange` keeps what is typed. Another draft needs another form. */
  draft: OfferDraft;
  /** The own terms, which are the most that can be promised, and the days on which an offer can begin. */
  page: ContractPage;
  onChange: (draft: OfferDraft) => void;
  onSent: (name: string) => void;
  onDiscard: () => void;
}

/** What is wrong, by the field of the draft. */
interface OfferProblems {
  readonly to?: OfferProblem;
  readonly tiers?: Extract<OfferProblem, { tier: number }>;
  readonly note?: OfferProblem;
}

/** A day is the same one in every zone. It is near, so that its year says itself. */
const dayFormat = (language: OfferedLanguage) =>
  formatOf(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** An offer to an agent of the downline: terms beside the own ones, then what it does, then sending it. */
export function OfferForm(props: OfferFormProps) {
  const { kind, onChange, onDiscard } = props;
  const language = useLanguage();
  const { candidates, ceiling, ceilingPeriod: period, ceilingPolicy, before, starts } = props.page;
  const { t } = useTranslation('contracts');
  const errorText = useContractError();
  const { periodName } = useContractTexts();
  const form = useFields<OfferDraft, OfferProblems>(props.draft);
  const { values: draft, problems, failure, busy } = form;
  const [previewed, setPreviewed] = useState<{ readonly offer: Offer; readonly preview: ContractPreview } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isPreview = previewed !== null;
  // The form and what it does replace each other.
  useEffect(() => title.current?.focus(), [isPreview]);
  const chosen = candidates.find(({ id }) => id === draft.to);
  const name = chosen === undefined ? '' : t('decide.end', chosen);

  const change = (next: Partial<OfferDraft>): void => {
    form.change(next);
    onChange({ ...draft, ...next });
  };
  const preview = async (): Promise<void> => {
    const checked = checkOffer(kind, draft);
    const found = checked.ok ? {} : { ['tier' in checked.problem ? 'tiers' : checked.problem.key]: checked.problem };
    await form.submit(found, async () => {
      const tiers = checked.ok ? checked.tiers : [];
      const offer: Offer = { to: draft.to, tiers, note: readLines(draft.note), from: draft.from };
      const answer = await props.onPreviewOffer(offer);
      if (answer.ok) setPreviewed({ offer, preview: answer.value });
      return answer;
    });
  };
  const send = async (offer: Offer): Promise<void> => {
    const result = await form.submit({}, async () => props.onOffer(offer));
    if (result === 'done') props.onSent(name);
  };
  const failed = failure !== null && (
    <ErrorState
      size="compact"
      announce
      title={errorText(failure)}
      text={isUncertain(failure) ? t('form.maybe') : undefined}
    />
  );

  if (previewed !== null) {
    const time = formatMoment(Date.parse(previewed.preview.effectiveAt), language);
    return (
      <Card>
        <Stack gap="md">
          <Heading level={3} size="md" ref={title} tabIndex={-1}>
            {t('form.previewTitle')}
          </Heading>
          <TierTable kind={kind} label={t('form.tiers')} tiers={previewed.offer.tiers} />
          <Compared kind={kind} preview={previewed.preview} />
          <LastPeriod kind={kind} preview={previewed.preview} costLabel={t('form.cost', { name })} />
          <Text>{t('form.begins', { time })}</Text>
          <EndsToRead ends={previewed.preview.ends} time={time} />
          {failed}
          <Inline gap="xs" wrap>
            <Button busy={busy} onClick={() => void send(previewed.offer)}>
              {t('form.send', { name })}
            </Button>
            <Button
              tone="outline"
              disabled={busy}
              onClick={() => {
                setPreviewed(null);
                form.check({});
              }}
            >
              {t('form.back')}
            </Button>
          </Inline>
        </Stack>
      </Card>
    );
  }
  return (
    <Card>
      <Form
        ref={form.ref}
        label={t('form.title')}
        head={
          <Heading level={3} size="md" ref={title} tabIndex={-1}>
            {t('form.title')}
          </Heading>
        }
        failure={failure}
        failureText={failure && errorText(failure)}
        maybe={t('form.maybe')}
        onSubmit={() => void preview()}
      >
        <Stack gap="md">
          <Select
            required
            label={t('form.to')}
            placeholder={t('form.choose')}
            value={draft.to}
            error={problems.to && t('form.toEmpty')}
            options={candidates.map((each) => ({ value: each.id, label: t('decide.end', each) }))}
            onChange={(to) => change({ to })}
          />
          {period !== null && (
            <FactList aria-label={t('period')}>
              <Fact label={t('period')}>{periodName(period)}</Fact>
              {ceilingPolicy !== null && <PolicyFacts policy={ceilingPolicy} />}
            </FactList>
          )}
          <Select
            label={t('form.start')}
            hint={t('form.startHint')}
            value={draft.from}
            options={['', ...starts].map((value) => ({
              value,
              label: value === '' ? t('form.atOnce') : dayFormat(language).format(Date.parse(value)),
            }))}
            onChange={(from) => change({ from })}
          />
          {[
            { title: t('form.ceiling'), tiers: ceiling },
            // What is promised from an earlier day on has to be covered until then, too.
            ...(before !== null && (draft.from === '' || draft.from < dayOf(Date.parse(before.until)))
              ? [
                  {
                    title: t('form.before', { time: formatMoment(Date.parse(before.until), language) }),
                    tiers: before.tiers,
                  },
                ]
              : []),
          ].map((own) => (
            <Stack key={own.title} gap="xs">
              <Heading level={4} size="md">
                {own.title}
              </Heading>
              <TierTable kind={kind} label={own.title} tiers={own.tiers} />
            </Stack>
          ))}
          <Stack gap="sm">
            <Heading level={4} size="md">
              {t('form.tiers')}
            </Heading>
            <Text size="sm" tone="muted">
              {t(`rateHint.${kind}`)}
            </Text>
            {draft.tiers.map((tier, at) => (
              <TierFields
                // A tier is its place.
                key={at}
                kind={kind}
                number={at + 1}
                tier={tier}
                problem={problems.tiers?.tier === at ? problems.tiers : null}
                onChange={(changed) => change({ tiers: draft.tiers.with(at, changed) })}
                onRemove={draft.tiers.length > 1 ? () => change({ tiers: draft.tiers.toSpliced(at, 1) }) : null}
              />
            ))}
            {draft.tiers.length < mostTiers && (
              <Inline>
                <Button tone="soft" size="small" onClick={() => change({ tiers: [...draft.tiers, emptyTier] })}>
                  {t('form.add')}
                </Button>
              </Inline>
            )}
          </Stack>
          <TextArea
            label={t('form.note')}
            value={draft.note}
            most={mostNoteLetters}
            countLabel={(count, most) => t('form.noteCount', { count, most })}
            error={problems.note && t('form.noteLong', { most: mostNoteLetters })}
            onChange={(note) => change({ note })}
          />
          <Inline gap="xs" wrap>
            <Button type="submit" busy={busy}>
              {t('form.preview')}
            </Button>
            <Button tone="quiet" disabled={busy} onClick={onDiscard}>
              {t('form.discard')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
