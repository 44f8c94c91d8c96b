import { describe, expect, it } from 'vitest';
import { type LogOptions, createLog } from './log.ts';

function logging(options: Partial<LogOptions> = {}) {
  const written: string[] = [];
  let now = Date.UTC(2026, 0, 1);
  const log = createLog({
    format: undefined,
    level: undefined,
    write: (line) => void written.push(line),
    now: () => now,
    ...options,
  });
  return { ...log, written, wait: (ms: number) => void (now += ms) };
}

describe('the log of the renderer', () => {
  it('writes one line of JSON per event', () => {
    const { line, written } = logging();
    line('info', 'request', { path: '/rng\n"', status: 200, document: undefined });
    expect(written).toEqual([
      '{"time":"2026-01-01T00:00:00.000Z","level":"info","event":"request","path":"/rng\\n\\"","status":200}\n',
    ]);
  });

  it('writes text for a terminal, with the stack below', () => {
    const { line, error, written } = logging({ format: 'text' });
    line('info', 'request', { path: '/rng', status: 200 });
    expect(written).toEqual(['2026-01-01T00:00:00.000Z info request /rng 200\n']);
    error(new Error('broken'));
    expect(written[1]).toMatch(/^\S+ error error Error: broken\nError: broken\n {4}at /);
  });

  it.each([
    ['debug', ['debug', 'info', 'error']],
    [undefined, ['info', 'error']],
    ['loud', ['info', 'error']],
    ['error', ['error']],
    ['none', []],
  ])('of LOG_LEVEL=%s are %j', (level, expected) => {
    const { line, written } = logging({ level });
    for (const each of ['debug', 'info', 'error'] as const) line(each, 'event');
    expect(written.map((text) => (JSON.parse(text) as { level: string }).level)).toEqual(expected);
  });

  it('writes one error ten times a minute, others beside it, and then how many it left out', () => {
    const { error, written, wait } = logging();
    for (let count = 0; count < 25; count += 1) error(new Error('the platform does not answer'));
    expect(written).toHaveLength(10);
    error(new Error('another'));
    expect(written).toHaveLength(11);
    wait(59_999);
    error(new Error('the platform does not answer'));
    expect(written).toHaveLength(11);
    wait(1);
    error(new Error('the platform does not answer'));
    error(new Error('the platform does not answer'));
    expect(written.slice(11).map((text) => (JSON.parse(text) as { missed?: number }).missed)).toEqual([16, undefined]);
  });

  it('tells errors and their causes that are no errors', () => {
    const { error, written } = logging();
    error('text');
    error(new Error('it cannot be read', { cause: new Error('ENOENT') }), { trace: 'a1' });
    expect(written.map((text) => JSON.parse(text) as object)).toMatchObject([
      { event: 'error', error: 'Error: text' },
      { error: 'Error: it cannot be read', cause: 'Error: ENOENT', trace: 'a1' },
    ]);
  });
});
