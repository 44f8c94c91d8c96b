import { withoutLineMarks } from '#text/lineMarks.ts';

/** A column of a CSV file. */
export interface CsvColumn {
  readonly header: string;
  /** Its cells are numbers, such as amounts. The cells of other columns are texts, also where they look like a number. */
  readonly numeric?: boolean;
}

/**
 * Writes a table as CSV: comma-separated, quoted, with a byte order mark, so that spreadsheet programs recognise UTF-8 and Thai
 * texts. Save it with `saveFile` as `text/csv;charset=utf-8`.
 * @param rows the cells of each row, in the order of the columns
 */
export function toCsv(columns: readonly CsvColumn[], rows: readonly (readonly string[])[]): string {
  const lines = [
    columns.map(({ header }) => csvText(header)),
    ...rows.map((cells) => cells.map((cell, at) => (columns[at]?.numeric === true ? csvNumber : csvText)(cell))),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

/** Writes an amount or a count, which stays a number in a spreadsheet. Anything else is written as a text. */
export const csvNumber = (text: string): string => (/^-?\d+(?:\.\d+)?$/.test(text) ? quoted(text) : csvText(text));

/** The longest text that Excel accepts between the quotation marks of a formula. */
const longestInFormula = 255;

/**
 * Writes a text that stays the same text in a spreadsheet: an account keeps its first zero, a reference all its digits, and a
 * time is not read as one of the Buddhist era. A text that would run as a formula is prefixed with an apostrophe.
 */
export function csvText(text: string): string {
  if (/^\s*[=+\-@|%\t\r\n]/.test(text)) return quoted(`'${text}`);
  const isConverted = /^[^\r\n]*\p{Nd}[^\r\n]*$|^\s*(?:true|false)\s*$/iu.test(text) && text.length <= longestInFormula;
  // Quotation marks alone do not keep a number from being one. `="0812"` is a formula without a calculation, whose value in Excel
  // and Google Sheets is exactly this text; LibreOffice shows the text, or the formula as it is written where it evaluates none.
  // An apostrophe would be seen in Excel and LibreOffice in each of these cells, and a tab would become part of what is copied.
  return quoted(isConverted ? `="${text.replaceAll('"', '""')}"` : text);
}

const quoted = (text: string): string => `"${withoutLineMarks(text).replaceAll('"', '""')}"`;
