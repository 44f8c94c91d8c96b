import { defineConfig } from 'vitest/config';

const sources = '{packages,adapters,apps,scripts,.storybook,tests/invariants}/**';

/** What needs no browser. A file of its own: the story projects of vitest.config.ts take seconds to set up. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // One core would be left idle.
          maxWorkers: '100%',
          // Nothing here is kept at module level, so nothing has to be kept apart; it halves the time.
          isolate: false,
          // Nothing here waits, but a busy machine is slow.
          testTimeout: 120_000,
          include: [`${sources}/*.test.ts`],
          exclude: [`${sources}/*.integration.test.ts`, `${sources}/*.property.test.ts`],
        },
      },
      // Rules over hundreds of random histories: seconds that `npm run check` does not wait for either.
      {
        test: {
          name: 'properties',
          environment: 'node',
          maxWorkers: '100%',
          isolate: false,
          testTimeout: 120_000,
          include: [`${sources}/*.property.test.ts`],
        },
      },
      // Starts processes and servers of its own: seconds that `npm run check` does not wait for.
      {
        test: {
          name: 'integration',
          maxWorkers: '100%',
          environment: 'node',
          testTimeout: 120_000,
          include: [`${sources}/*.integration.test.ts`],
        },
      },
      // What the build has made; run after it.
      {
        test: {
          name: 'built',
          environment: 'node',
          maxWorkers: '100%',
          testTimeout: 60_000,
          include: ['tests/built/**/*.test.ts'],
        },
      },
      // The files of `deploy:files` on nginx and Caddy, which have to be installed.
      {
        test: {
          name: 'deploy',
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          include: ['tests/deploy/**/*.test.ts'],
        },
      },
      // The contract as OpenAPI, judged by Prism, which is installed for it.
      {
        test: {
          name: 'contract',
          environment: 'node',
          testTimeout: 240_000,
          include: ['tests/contract/**/*.test.ts'],
        },
      },
      // A third language, added to a copy of the repository, which is compiled and built: about a minute.
      {
        test: {
          name: 'language',
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 120_000,
          include: ['tests/language/**/*.test.ts'],
        },
      },
      // Two builds of Storybook with few stories, and their pictures: about a minute.
      {
        test: {
          name: 'visual',
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 120_000,
          include: ['tests/visual/**/*.test.ts'],
        },
      },
      // What `npm run new` writes. It compiles the repository and plays stories in a browser, so it takes minutes.
      {
        test: {
          name: 'generator',
          // As the other projects that run with it: files of one that has one worker wait until all others have run.
          maxWorkers: '100%',
          environment: 'node',
          testTimeout: 600_000,
          hookTimeout: 120_000,
          include: ['tests/generator/**/*.test.ts'],
        },
      },
    ],
  },
});
