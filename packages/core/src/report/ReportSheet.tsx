import { createPortal } from 'react-dom';
import { classes } from '#ui/Box/element.ts';
import type { Column } from '#ui/DataTable/Column.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { paper, paperCell, paperNumber, sheet, wideSheet } from './sheet.css.ts';

interface ReportSheetProps<Row> {
  title: string;
  /** Lines under the title, such as the days that the rows cover. */
  about: readonly string[];
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** The most columns that fit on paper in portrait. */
const mostNarrow = 9;

/** The rows on the screen as they are printed. Not shown on the screen. */
export function ReportSheet<Row>({ title, about, columns, rows }: ReportSheetProps<Row>) {
  const { t } = useTranslation('records');
  const shown = columns.flatMap(({ key, header, fileHeader = header, align, text, paper: written = text }) =>
    written == null
      ? []
      : [{ key, header: fileHeader, written, style: classes(paperCell, align === 'end' && paperNumber) }],
  );
  return createPortal(
    <div className={classes(sheet, shown.length > mostNarrow && wideSheet)}>
      <h1>{title}</h1>
      {[...about, t('siteTime')].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table className={paper}>
        <thead>
          <tr>
            {shown.map(({ key, header, style }) => (
              <th key={key} className={style}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {/* Accounts, references, amounts and days, as the file has them. */}
        <tbody translate="no">
          {rows.map((row, at) => (
            <tr key={at}>
              {shown.map(({ key, written, style }) => (
                <td key={key} className={style}>
                  {written(row)}
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
