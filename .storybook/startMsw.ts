import type { SetupWorker } from 'msw/browser';

let started: Promise<SetupWorker> | undefined;

/** Starts the mocks of the network once, also if several stories of one page of documentation ask at the same time. */
export const startMsw = (): Promise<SetupWorker> => (started ??= start());

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}
