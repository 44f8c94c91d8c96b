import type { APIRequestContext } from '@playwright/test';
import { createAesCipher } from '#api/cipher.ts';
import { type Client, createClient } from '#api/client.ts';
import { humanCheckChallenge } from '#api/humanCheck.ts';
import { walletBalance } from '#api/member.ts';
import { sessionLogin } from '#api/session.ts';
import { solveChallenge } from '#sandbox/accounts/humanChecks.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import type { Fault } from '#sandbox/faults.ts';
import { sandboxCipherKey } from '#sandbox/http/handle.ts';
import type { ScenarioName } from '#sandbox/scenarioNames.ts';
import type { PushPayload } from '#sandbox/schema/push.ts';

export interface Start {
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  /** The platform's clock begins here. */
  readonly now?: string;
  /** Whether it stands there until it is moved: prices are then those that the test has seen. */
  readonly stands?: boolean;
}

/** An account that is logged in outside the browser, to read the state of the platform. */
export interface Account {
  readonly token: string;
  readonly client: Client;
  /** A decimal string, as the platform sends it. */
  readonly balance: () => Promise<string>;
}

/** The sandbox of one test, controlled from outside the browser. */
export interface Sandbox {
  readonly reset: (start?: Start) => Promise<void>;
  readonly faults: (faults: readonly Fault[]) => Promise<void>;
  readonly settings: (change: Readonly<Record<string, unknown>>) => Promise<void>;
  /** How many answers are held back right now: the platform has the question, the page not yet the answer. */
  readonly held: () => Promise<number>;
  /** Lets the answers go that a `hang` holds back. */
  readonly release: () => Promise<void>;
  /** How often the platform has answered this operation. */
  readonly calls: (operation: string) => Promise<number>;
  /** Moves the platform's clock on, by ms. */
  readonly clock: (advanceMs: number) => Promise<void>;
  /** The sum over all accounts: always zero. */
  readonly ledger: () => Promise<number>;
  /** The newest code sent to a number (66812345678) or address; null for none. */
  readonly lastCode: (to: string) => Promise<string | null>;
  /** The texts that were sent to a number (66812345678) or address, newest first. */
  readonly messagesTo: (to: string) => Promise<readonly string[]>;
  /** What was sent to the devices of an account, or would have been, newest first. */
  readonly noticesTo: (account: string) => Promise<readonly PushPayload[]>;
  readonly cspReports: () => Promise<readonly unknown[]>;
  readonly signIn: (account: string) => Promise<Account>;
  /** The account of a session that a browser has. */
  readonly accountOf: (token: string) => Account;
}

export function createSandbox(request: APIRequestContext, baseUrl: string, name: string): Sandbox {
  async function steer<Answer>(method: 'GET' | 'POST' | 'DELETE', command: string, data?: unknown): Promise<Answer> {
    const response = await request.fetch(`/__sandbox__/${command}`, { method, ...(data !== undefined && { data }) });
    if (!response.ok()) throw new Error(`${command}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  function accountWith(token: () => string | null): Account {
    const client = createClient({
      baseUrl,
      token,
      language: () => 'TH',
      cipher: () => createAesCipher({ keyBase64: sandboxCipherKey }),
      fetch: (url, init) => {
        const headers = new Headers(init?.headers);
        headers.set('X-Sandbox-Name', name);
        return fetch(url, { ...init, headers });
      },
    });
    return {
      token: token() ?? '',
      client,
      async balance() {
        const sum = await client.call(walletBalance, {});
        if (!sum.ok) throw new Error(`no balance: ${sum.error.kind}`);
        return sum.value.sumBalance;
      },
    };
  }

  return {
    reset: (start = {}) => steer('POST', 'reset', start),
    faults: (faults) => steer('POST', 'faults', faults),
    settings: (change) => steer('POST', 'settings', change),
    held: async () => (await steer<{ held: number }>('GET', 'held')).held,
    release: () => steer('POST', 'release'),
    async calls(operation) {
      const { calls } = await steer<{ calls: { operation: string }[] }>('GET', 'calls');
      return calls.filter((call) => call.operation === operation).length;
    },
    clock: (advanceMs) => steer('POST', 'clock', { advanceMs }),
    ledger: async () => (await steer<{ sumSatang: number }>('GET', 'ledger')).sumSatang,
    cspReports: async () => (await steer<{ reports: unknown[] }>('GET', 'csp-reports')).reports,
    async messagesTo(to) {
      const response = await request.get('/sandbox-service/phone/messages');
      const { messages } = (await response.json()) as { messages: readonly { to: string; text: string }[] };
      return messages.filter((message) => message.to === to).map(({ text }) => text);
    },
    async noticesTo(account) {
      const response = await request.get('/sandbox-service/phone/messages');
      const { messages } = (await response.json()) as { messages: readonly { to: string; payload?: PushPayload }[] };
      return messages.flatMap(({ to, payload }) => (to === account && payload !== undefined ? [payload] : []));
    },
    async lastCode(to) {
      const response = await request.get('/sandbox-service/phone/messages');
      const { messages } = (await response.json()) as { messages: readonly { to: string; code: string | null }[] };
      return messages.find((message) => message.to === to && message.code !== null)?.code ?? null;
    },
    async signIn(account) {
      const { client } = accountWith(() => null);
      const asked = await client.call(humanCheckChallenge, { action: 'login' });
      if (!asked.ok) throw new Error(`no human check: ${asked.error.kind}`);
      const answer = await client.call(sessionLogin, {
        type: 'username',
        username: account,
        password: demoPassword,
        humanCheck: solveChallenge(asked.value.challenge, asked.value.zeroBits),
      });
      if (!answer.ok) throw new Error(`${account} cannot sign in: ${answer.error.kind}`);
      const { token } = answer.value;
      return accountWith(() => token);
    },
    accountOf: (token) => accountWith(() => token),
  };
}
