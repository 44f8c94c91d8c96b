import { expect, it } from 'vitest';
import { operations } from '#api/operations.ts';
import { fieldsOf } from './fields.ts';
import { openapi } from './openapi.ts';
import { referencePage } from './reference.ts';

const document = await openapi('1.2.3', { systemStatus: { input: {}, answer: { success: true, value: '<b>' } } });
const page = referencePage(document);
const { schemas } = document.components;
const lines = (name: string) =>
  fieldsOf(schemas[name] ?? {}, schemas).map(({ path, type, needed }) => `${path}${needed ? '' : '?'}: ${type}`);

it('shows every operation once, under an address of its own', () => {
  const shown = [...page.matchAll(/<div id="operation-(\w+)">/g)].map(([, id]) => id);
  expect(shown.toSorted()).toEqual(Object.keys(operations).toSorted());
});

it('leads nowhere that does not exist, loads nothing and runs nothing', () => {
  const names = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const missing = [...page.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to).filter((to) => !names.has(to));
  expect(missing).toEqual([]);
  expect(page).not.toMatch(/<script|<link|src=|href="(?!#)|url\(|@import/);
});

it('shows refusals with what they mean, and what is inside of a sealed body', () => {
  const of = (id: string) => new RegExp(`<div id="operation-${id}">[^]*?</details>`).exec(page)?.[0] ?? '';
  expect(of('depositCreate')).toContain('<code>limit_required</code> RSP-12');
  expect(of('sessionLogin')).toContain('inside of enc');
  expect(of('sessionLogin')).toContain('<code>password</code>');
  expect(of('systemStatus')).toContain('&#60;b&#62;');
});

it('lists the fields of a schema in their order, with bounds, and names what is shared', () => {
  expect(lines('systemStatusOutput')).toEqual(expect.arrayContaining(['maintenance: boolean']));
  expect(lines('depositMethodsOutput')).toEqual(['list: depositMethod[]']);
  expect(lines('depositOrderValue')).toEqual(
    expect.arrayContaining([
      'reference: string (minLength 1)',
      'amount: amount',
      'status: "waiting" | "paid" | "expired" | "cancelled" | "rejected" | …',
      'slip?: depositSlipValue | null (default null)',
    ]),
  );
  expect(lines('depositPayTo')).toEqual(expect.arrayContaining(['(1).kind: "qr"', '(2).exactAmount: amount']));
});
