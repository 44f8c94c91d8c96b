import { describe, expect, it } from 'vitest';
import { traceHeaders, traceOf } from './trace.ts';

const id = '0af7651916cd43dd8448eb211c80319c';
const parent = `00-${id}-b7ad6b7169203331-01`;

describe('the trace of a request', () => {
  it('is that of the web server', () => {
    const trace = traceOf({ traceparent: parent, 'x-request-id': '5f1c' });
    expect(trace).toEqual({ id, parent, request: '5f1c' });
    expect(traceHeaders(trace)).toEqual({ traceparent: parent, 'X-Request-Id': '5f1c' });
  });

  it.each([
    undefined,
    '',
    'x',
    `01-${id}-b7ad6b7169203331-01`,
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${id}-${'0'.repeat(16)}-01`,
    `${parent}\n`,
    parent.toUpperCase(),
  ])('is a new one instead of %j', (traceparent) => {
    const trace = traceOf({ traceparent, 'x-request-id': 'a b' });
    expect(trace.parent).toBe(`00-${trace.id}-${trace.parent.slice(36, 52)}-01`);
    expect(traceOf({ traceparent: trace.parent }).id).toBe(trace.id);
    expect(trace.id).not.toBe(id);
    expect(traceHeaders(trace)).toEqual({ traceparent: trace.parent });
  });
});
