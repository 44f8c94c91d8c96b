import type { OperationId } from '#api/operations.ts';
import { isClosed } from '../maintenance.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Operations that anyone may call and whose answer follows from the catalogue, the settings, the language and the input:
 * not from the clock, a session or chance.
 */
const steady: ReadonlySet<OperationId> = new Set([
  'countryCodeList',
  'gameHot',
  'gameList',
  'gameMenuList',
  'gameVendorList',
  'helpCentre',
  'systemDomainRoute',
  'systemPermission',
  'systemRegisterSettings',
  'systemRouters',
  'systemWhitelabel',
  'validationRules',
]);

export const isSteady = (id: OperationId): boolean => steady.has(id);

/** The most answers that are kept; the least recently used is dropped. A page of games has about 6 kB. */
const most = 500;

/** Bodies of answers, by operation, language and query. */
export interface KeptAnswers {
  get: (key: string) => Uint8Array<ArrayBuffer> | undefined;
  set: (key: string, body: Uint8Array<ArrayBuffer>) => void;
}

/**
 * Keeps the answers of steady operations, so that a list that everyone asks for is looked up, checked and written once. A
 * change of the settings drops them all, and so does the beginning of an announced maintenance.
 */
export function createKeptAnswers(sandbox: Sandbox): KeptAnswers {
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  let { settings } = sandbox;
  let closed = isClosed(sandbox);
  return {
    get(key) {
      if (settings !== sandbox.settings || closed !== isClosed(sandbox)) {
        ({ settings } = sandbox);
        closed = isClosed(sandbox);
        bodies.clear();
      }
      const body = bodies.get(key);
      if (body === undefined) return undefined;
      // Moves the entry to the end: the first ones are the least recently used.
      bodies.delete(key);
      bodies.set(key, body);
      return body;
    },
    set(key, body) {
      bodies.set(key, body);
      const [oldest] = bodies.keys();
      if (bodies.size > most && oldest !== undefined) bodies.delete(oldest);
    },
  };
}
