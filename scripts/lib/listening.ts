import { createServer } from 'node:net';
import { UserError } from './userError.ts';

/** Checks that the port can be listened on, before the site is built. @throws UserError */
export async function assertListenable(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(port, host, resolve);
    });
  } catch (cause) {
    throw explainListenError(cause, port, host);
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** Turns a listen error into a `UserError` when port or host are wrong; returns any other cause unchanged. */
export function explainListenError(cause: unknown, port: number, host: string): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    return new UserError(`port ${port} is in use; choose another with: npm start -- --port N`, { cause });
  }
  if (code === 'EACCES') return new UserError(`port ${port} is not allowed here; choose one above 1023`, { cause });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new UserError(`${host} is not an address of this machine`, { cause });
  }
  return cause;
}
