import { createServer } from 'node:net';
import { Complaint } from './complaint.ts';

/** Fails at once rather than after the site was built. @throws Complaint */
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

/** A complaint for what is the caller's choice, the cause itself for anything else. */
export function explainListenError(cause: unknown, port: number, host: string): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    return new Complaint(`port ${port} is in use; choose another with: npm start -- --port N`, { cause });
  }
  if (code === 'EACCES') return new Complaint(`port ${port} is not allowed here; choose one above 1023`, { cause });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new Complaint(`${host} is not an address of this machine`, { cause });
  }
  return cause;
}
