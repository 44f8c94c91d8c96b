import { expect, it } from 'vitest';
import { parseStartOptions } from './startOptions.ts';
import { UserError } from './userError.ts';

it.each([
  [['--frsh'], "Unknown option '--frsh'"],
  [['--port', 'many'], '"many" is not a port'],
  [['--port', '70000'], '"70000" is not a port'],
  [['--scenario', 'plaed'], '"plaed" is not a scenario; take one of ready, '],
  [['--scenario', 'vendorbreak'], '"vendorbreak" is not a scenario'],
  [['extra'], "Unexpected argument 'extra'"],
])('%j is refused in one line', (args, reason) => {
  const parse = () => parseStartOptions(args, {});
  expect(parse).toThrow(UserError);
  expect(parse).toThrow(reason);
  expect(parse).not.toThrow('\n');
});

it('takes the port of the environment, unless it is given', () => {
  expect(parseStartOptions([], { PORT: '5000' }).port).toBe(5000);
  expect(parseStartOptions(['--port', '6000'], { PORT: '5000' }).port).toBe(6000);
});
