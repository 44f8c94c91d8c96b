import { createPortal } from 'react-dom';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paper, paperCell, paperNumber, sheet, wideSheet } from '#core/records/sheet.css.ts';
import { classes } from '#ui/Box/element.ts';
import type { FileColumn } from '../reports.types.ts';

interface ReportSheetProps<Row> {
  title: string;
  /** The days that the rows cover. */
  days: string;
  columns: readonly FileColumn<Row>[];
  rows: readonly Row[];
}

/** The most columns that fit on paper in portrait. */
const mostNarrow = 9;

/** The rows on the screen as they are printed. Not shown on the screen. */
export function ReportSheet<Row>({ title, days, columns: all, rows }: ReportSheetProps<Row>) {
  const columns = all.filter(({ fileOnly }) => fileOnly !== true);
  const { t } = useTranslation('records');
  const cellOf = ({ numeric }: FileColumn<Row>) => classes(paperCell, numeric === true && paperNumber);
  return createPortal(
    <div className={classes(sheet, columns.length > mostNarrow && wideSheet)}>
      <h1>{title}</h1>
      <p>{days}</p>
      <p>{t('siteTime')}</p>
      <table className={paper}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} className={cellOf(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {/* Accounts, references, amounts and days, as the file has them. */}
        <tbody translate="no">
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map((column) => (
                <td key={column.header} className={cellOf(column)}>
                  {column.text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
