/**
 * Compares a running platform with the contract: what it answers, refuses, sends as headers, and how it turns pages.
 *
 *   npm run conformance -- https://platform [--account FILE] [--agent FILE] [--money] [--only ID]… [--rate N] [--report DIR]
 *                          [--site URL] [--deployment FILE]
 *
 * FILE of an account is `{ "username", "password", "paymentPassword"? }` or `{ "token", "paymentPassword"? }`; instead of
 * files, the same JSON can be in the variables CONFORMANCE_ACCOUNT and CONFORMANCE_AGENT. Sends reads, and calls without a
 * session; with `--money` it also opens deposits and a withdrawal of the account and takes them back. `--rate` is calls a
 * second. `--site` is where players open the site: whether the platform lets it ask is then looked at. `--deployment` names
 * the site's `deployment.json`, for its cipher key. Prints a line for each difference, and ends with 1 if there is any.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { createAesCipher } from '#api/cipher.ts';
import { type OperationId, operations } from '#api/operations.ts';
import sandbox from '../packages/sandbox/deployment.json' with { type: 'json' };
import { createPace } from './conformance/pace.ts';
import { type Account, account } from './conformance/platform.ts';
import { textOf, writeReport } from './conformance/report.ts';
import { runConformance } from './conformance/run.ts';
import { readDeploymentFile } from './lib/deploymentFile.ts';
import { readOperatorJson } from './lib/operatorFile.ts';
import { UserError, reportUserError } from './lib/userError.ts';

/** An origin such as `https://platform.example`. */
function originOf(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new UserError(`${text} is not a URL`);
  if (url.pathname !== '/' || url.search !== '') throw new UserError(`${text} has a path: name ${url.origin}`);
  return url.origin;
}

/** The account of a file or of a variable, without its content in a message. */
function accountFrom(file: string | undefined, variable: string): Account | undefined {
  const text = process.env[variable];
  if (file === undefined && text === undefined) return undefined;
  const given = file === undefined ? parsed(text ?? '') : readOperatorJson(file);
  const read = v.safeParse(account, given);
  if (!read.success)
    throw new UserError(`${file ?? variable} has to be JSON with username and password, or with token`);
  return read.output;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function operationId(text: string): OperationId {
  const id = (Object.keys(operations) as OperationId[]).find((each) => each === text);
  if (id === undefined) throw new UserError(`${text} is no operation of the contract`);
  return id;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      agent: { type: 'string' },
      money: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      rate: { type: 'string', default: '4' },
      report: { type: 'string' },
      site: { type: 'string' },
      deployment: { type: 'string' },
    },
  });
  const [address] = positionals;
  if (address === undefined || positionals.length > 1)
    throw new UserError('name a platform: npm run conformance -- https://platform');
  const rate = Number(values.rate);
  if (!(rate > 0)) throw new UserError('--rate is a number of calls a second, such as 4');
  const base = originOf(address);
  const member = accountFrom(values.account, 'CONFORMANCE_ACCOUNT');
  const agent = accountFrom(values.agent, 'CONFORMANCE_AGENT');
  const key =
    values.deployment === undefined ? sandbox.cipherKey : readDeploymentFile(values.deployment).deployment?.cipherKey;
  if (key === undefined) throw new UserError(`${values.deployment} is wrong: npm run check:deployment says where`);
  const outcome = await runConformance({
    base,
    site: values.site === undefined ? base : originOf(values.site),
    accounts: { ...(member && { member }), ...(agent && { agent }) },
    cipher: await createAesCipher({ keyBase64: key }),
    money: values.money,
    ...(values.only && { only: values.only.map(operationId) }),
    fetch,
    pace: createPace(rate, { now: () => performance.now(), sleep }),
    sleep,
  });
  console.log(textOf(outcome));
  if (values.report !== undefined) writeReport(values.report, outcome);
  if (outcome.differences.length > 0) process.exitCode = 1;
} catch (error) {
  reportUserError(error);
}
