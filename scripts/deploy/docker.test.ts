import { expect, it } from 'vitest';
import { dockerFiles } from './docker.ts';
import { defaultHostOptions } from './hostRules.ts';
import { parsePlatform } from './platform.ts';

const options = { ...defaultHostOptions, root: '/srv/site', platform: parsePlatform('https://api.example/v1') };
const { Dockerfile = '', 'compose.yaml': compose = '', '.dockerignore': ignored = '' } = dockerFiles('r1', options);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

it('copies only what the images are given, and no source map', () => {
  const [all, ...given] = ignored.trim().split('\n');
  expect(all).toBe('*');
  expect(given).toEqual(['!docker', '!releases/r1']);
  const copied = matches(Dockerfile, /^COPY (\S+)/gm);
  expect(copied).toEqual(['docker/kinnari.conf', 'releases/r1', 'releases/r1']);
  for (const path of copied) expect(given.some((each) => path.startsWith(each.slice(1)))).toBe(true);
});

it('starts nginx behind which the renderer is, which is told the platform', () => {
  const stages = matches(Dockerfile, / AS (\w+)$/gm);
  expect(stages).toEqual(['web', 'documents']);
  expect(matches(compose, /target: (\w+)/g)).toEqual(stages);
  expect(compose).toContain('PLATFORM: "https://api.example/v1"');
  expect(compose).toContain('documents: { condition: service_healthy }');
  expect(Dockerfile.split(/^FROM /m).filter((stage) => stage.includes('HEALTHCHECK'))).toHaveLength(2);
});

it('gives the renderer the secret of an adapter, from the environment, in place of a platform', () => {
  const { 'compose.yaml': adapted = '' } = dockerFiles('r1', { ...options, adapted: true });
  expect(adapted).toContain('ADAPTER_SECRET: "${ADAPTER_SECRET:?');
  expect(adapted).not.toContain('PLATFORM:');
});
