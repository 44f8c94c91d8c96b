import { userEvent } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type StatementPeriod, agentStatement, statementFigureNames } from '#api/agentStatement.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { savedFiles } from '../reports/savedFiles.testing.ts';
import { StatementScreen } from './StatementScreen.tsx';
import { useStatementScreen } from './useStatementScreen.ts';

/** A column that is missing is no number. */
const satang = (cell = 'missing'): number => Math.round(Number(cell) * 100);
/** The rows of a file, cell by cell, without the marks that keep a program from calculating. */
const cellsOf = (file = ''): readonly (readonly string[])[] =>
  file
    .trim()
    .split('\r\n')
    .map((line) =>
      Array.from(line.matchAll(/"((?:[^"]|"")*)"/g), ([, cell = '']) => cell.replaceAll(/^=?"*|"*$/g, '')),
    );

test.each(['day', 'week', 'month'] satisfies readonly StatementPeriod[])(
  'the statement by %s is saved and printed whole, and each line of it adds up',
  async (by) => {
    const saved = savedFiles();
    const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
    onTestFinished(() => printed.mockRestore());
    const { calls, canvas, t } = await renderOnPlatform(StatementScreen, useStatementScreen, {
      ...{ persona: 'agent', scenario: 'agentTeam', path: '/?agent=statement' },
    });
    await userEvent.click(await canvas.findByRole('radio', { name: t('records:range.month') }));
    await userEvent.selectOptions(canvas.getByLabelText(t('statement:by')), t(`statement:periods.${by}`));
    await vi.waitFor(() => expect(calls(agentStatement).at(-1)).toMatchObject({ input: { by }, settled: true }));
    await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: t('records:file.save') }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const [headings = [], ...lines] = cellsOf(await saved[0]?.text());
    const cell = (line: readonly string[], name: string) =>
      satang(line[headings.findIndex((each) => each.endsWith(name))]);
    const table = await canvas.findByRole<HTMLTableElement>('table', { name: t('statement:list') });
    expect(lines).toHaveLength(table.tBodies[0]?.rows.length ?? 0);
    expect(lines.some((line) => cell(line, t('statement:figures.commission')) > 0)).toBe(true);
    for (const [at, line] of lines.entries()) {
      const moved = statementFigureNames.map((name) => cell(line, t(`statement:figures.${name}`)));
      const [opening, closing] = (['opening', 'closing'] as const).map((name) => cell(line, t(`statement:${name}`)));
      expect(moved.reduce((sum, each) => sum + each, opening ?? Number.NaN)).toBe(closing);
      const next = lines[at + 1];
      if (next !== undefined) expect(cell(next, t('statement:opening'))).toBe(closing);
    }
    await userEvent.click(canvas.getByRole('button', { name: t('records:file.print') }));
    expect(printed).toHaveBeenCalledOnce();
    const paper = [...document.querySelectorAll('body > :not(script)')].at(-1)?.querySelectorAll('tbody tr');
    expect(paper).toHaveLength(lines.length);
  },
);
