import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { deploymentSchema } from '#core/site/deployment.ts';
import sandbox from '../../packages/sandbox/deployment.json' with { type: 'json' };
import { readDeploymentFile } from '../lib/deploymentFile.ts';
import { caddyfile } from './caddy.ts';
import { type HostOptions, defaultHostOptions } from './hostRules.ts';
import { nginxConf } from './nginx.ts';
import { nginxPush } from './nginxPush.ts';
import { parsePlatform } from './platform.ts';
import { pushProblems } from './push.ts';

const push = { listen: '10.0.0.5:8091', publishers: ['10.0.0.0/24', '2001:db8::1'], streams: 40_000 };
const folder = mkdtempSync(join(tmpdir(), 'kinnari-push-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(changes: object) {
  const file = join(folder, 'deployment.json');
  writeFileSync(file, JSON.stringify({ ...sandbox, ...changes }));
  return readDeploymentFile(file);
}

describe('the key push', () => {
  it.each([
    ['push', 8091, 'must be an object with listen, publishers, streams, or null, not 8091'],
    ['push.listen', { ...push, listen: '8091' }, 'must be an address with a port'],
    ['push.listen', { ...push, listen: 'push.example:8091' }, 'must be an address with a port'],
    ['push.listen', { ...push, listen: '10.0.0.5:8091; allow all' }, 'must be an address with a port'],
    ['push.listen', { ...push, listen: undefined }, 'is missing'],
    ['push.publishers', { ...push, publishers: [] }, 'must name the addresses or ranges of the platform'],
    ['push.publishers[1]', { ...push, publishers: ['10.0.0.1', '0.0.0.0/0'] }, 'never everyone, not "0.0.0.0/0"'],
    ['push.publishers[0]', { ...push, publishers: ['all'] }, 'must name the addresses'],
    ['push.streams', { ...push, streams: '40000' }, 'must be a whole number of streams that a node holds'],
    ['push.streams', { ...push, streams: 0 }, 'must be a whole number'],
    ['push.redis', { ...push, redis: '10.0.0.9' }, 'is not a key of push; these are: listen, publishers, streams'],
  ])('%s: %j', (key, value, text) => {
    const problems = pushProblems(JSON.parse(JSON.stringify(value)));
    expect(problems.map((problem) => problem.key)).toEqual([key]);
    expect(problems[0]?.text).toContain(text);
  });

  it.each([[null], [undefined], [push], [{ ...push, listen: '[fd00::5]:8091' }]])('accepts %j', (value) =>
    expect(pushProblems(value)).toEqual([]),
  );

  it('is read beside the deployment, which browsers get without it', () => {
    const found = read({ push });
    expect(found.problems).toEqual([]);
    expect(found.push).toEqual(push);
    expect(found.deployment).not.toHaveProperty('push');
    expect(read({ push: { ...push, streams: -1 } }).problems.map(({ key }) => key)).toEqual(['push.streams']);
    expect(read({ pushed: push }).problems[0]?.text).toMatch(/is not a key of a deployment; .*push, passkeys$/);
  });
});

const options: HostOptions = { ...defaultHostOptions, platform: parsePlatform('http://10.0.0.9:4173/base'), push };
const deployment = v.parse(deploymentSchema, { ...sandbox, origin: 'https://site.example' });
/** The lines of a block, from its first one. */
function blockOf(conf: string, first: string): string {
  const from = conf.indexOf(first);
  return from < 0 ? '' : conf.slice(from, conf.indexOf('\n    }', from));
}
const stream = 'location = /wps/live/stream {';

describe('nginx as a push node', () => {
  const conf = nginxConf(deployment, options);

  it('asks the platform for each stream, as a node', () => {
    const block = blockOf(conf, stream);
    expect(block).toContain('proxy_pass http://kinnari_platform/base$request_uri;');
    expect(block).toContain('proxy_set_header X-Forwarded-For $kinnari_forwarded;');
    expect(block).toContain('proxy_set_header X-Push-Node "1";');
    expect(block).toContain('access_log off;');
  });

  it('holds streams where nobody but the platform can lead one', () => {
    const block = blockOf(conf, 'location = /internal/live {');
    for (const line of [
      'internal;',
      'nchan_channel_id $arg_ids;',
      'nchan_channel_id_split_delimiter ",";',
      'nchan_subscriber_first_message -1;',
      'nchan_access_control_allow_origin https://site.example;',
      'nchan_access_control_allow_credentials off;',
      'add_header Cache-Control "no-store" always;',
      'add_header X-Content-Type-Options "nosniff" always;',
    ])
      expect(block).toContain(line);
    // Its own pings lose memory of each stream.
    expect(block).not.toContain('_ping_');
  });

  it('takes messages from the platform alone, and keeps the last of a channel', () => {
    const server = conf.slice(conf.indexOf('listen 10.0.0.5:8091;'), conf.indexOf('kinnari_documents;'));
    expect(server).toMatch(/allow 10\.0\.0\.0\/24;\n\s+allow 2001:db8::1;\n\s+deny all;/);
    expect(server).toContain('nchan_message_buffer_length 1;');
    expect(server).toContain('client_max_body_size 32k;');
  });

  it('allows the origin under which it was asked where the deployment states none', () => {
    const any = nginxConf({ ...deployment, origin: '' }, options);
    expect(any).toContain('nchan_access_control_allow_origin $kinnari_scheme://$kinnari_authority;');
  });

  it('states in its guide what stands outside of the http block, with twice the streams', () => {
    const guide = nginxPush.guide(push);
    expect(guide).toContain('worker_processes 2;');
    expect(guide).toContain('worker_rlimit_nofile 82048;');
    expect(guide).toContain('worker_connections 81024;');
  });
});

describe('hosts that hold no stream', () => {
  const conf = nginxConf(deployment, { ...options, push: null });

  it('pass it on as it comes, and never as a push node', () => {
    const block = blockOf(conf, stream);
    expect(block).toContain('proxy_buffering off;');
    expect(block).toContain('proxy_set_header X-Push-Node "";');
    expect(conf).not.toContain('nchan');
    expect(caddyfile(deployment, options)).toContain('header_up -X-Push-Node');
  });

  it('have nothing of streams where browsers reach the platform themselves', () => {
    expect(nginxConf(deployment, { ...options, push: null, platform: null })).not.toContain(stream);
  });
});
