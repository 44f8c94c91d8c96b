import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { page, scroll, table } from './guide.css.ts';

export interface GuidePageProps {
  /** The heading of the page. */
  title: string;
  /** The paragraph below the heading. */
  intro: string;
  /** The sections. */
  children: ReactNode;
}

/** A documentation page. */
export function GuidePage({ title, intro, children }: GuidePageProps) {
  return (
    <main className={page}>
      <Stack gap="xs">
        <Heading level={1} size="display">
          {title}
        </Heading>
        <ReadingText>{intro}</ReadingText>
      </Stack>
      {children}
    </main>
  );
}

/** A lead paragraph with a comfortable line length. */
export function ReadingText({ children }: { children: ReactNode }) {
  return (
    <div style={{ maxWidth: '44rem' }}>
      <Text size="lg" tone="muted" reading>
        {children}
      </Text>
    </div>
  );
}

/** A section of a page with a heading and an optional introduction. */
export function GuideSection({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>{title}</Heading>
      {intro !== undefined && <Text tone="muted">{intro}</Text>}
      {children}
    </Stack>
  );
}

export interface GuideTableProps {
  /** The accessible name of the table. */
  label: string;
  /** The column headers. */
  columns: readonly string[];
  /** The rows. The first cell of each is the row header. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table that scrolls horizontally if it is wider than the page. */
export function GuideTable({ label, columns, rows }: GuideTableProps) {
  return (
    <div className={scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
