import { createPortal } from 'react-dom';
import type { OfferedLanguage } from '#api/primitives.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { kindName } from '#core/records/kinds.model.ts';
import { formatDays } from '#core/records/records.model.ts';
import { paper, paperCell, paperNumber, sheet } from '#core/records/sheet.css.ts';
import { classes } from '#ui/Box/element.ts';
import type { StatementView } from '../records.types.ts';

/** The statement as it is printed. Not shown on the screen. */
export function StatementSheet({ statement, language }: { statement: StatementView; language: OfferedLanguage }) {
  const { t } = useTranslation('records');
  const money = useMoneyText();
  const number = classes(paperCell, paperNumber);
  return createPortal(
    <div className={sheet}>
      <h1>{t('statement.title')}</h1>
      <p>{formatDays(statement.days, language)}</p>
      <p>{t('statement.madeAt', { time: statement.madeAt })}</p>
      <p>{t('siteTime')}</p>
      <table className={paper}>
        <thead>
          <tr>
            <th className={paperCell}>{t('columns.time')}</th>
            <th className={paperCell}>{t('columns.entry')}</th>
            <th className={paperCell}>{t('detail.reference')}</th>
            <th className={number}>{t('columns.amount')}</th>
            <th className={number}>{t('columns.balance')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={paperCell} colSpan={4}>
              {t('statement.opening')}
            </td>
            <td translate="no" className={number}>
              {money(statement.opening)}
            </td>
          </tr>
          {statement.rows.map((row) => (
            <tr key={row.key}>
              <td className={paperCell}>{row.at.full}</td>
              <td className={paperCell}>
                {[kindName(row.kind, t), row.label, row.counterparty, row.note]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </td>
              <td translate="no" className={paperCell}>
                {row.reference}
              </td>
              <td translate="no" className={number}>
                {money(row.amount)}
              </td>
              <td translate="no" className={number}>
                {money(row.balanceAfter)}
              </td>
            </tr>
          ))}
          <tr>
            <td className={paperCell} colSpan={4}>
              {t('statement.closing')}
            </td>
            <td translate="no" className={number}>
              {money(statement.closing)}
            </td>
          </tr>
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
