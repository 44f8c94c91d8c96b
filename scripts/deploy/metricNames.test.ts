import { expect, it } from 'vitest';
import { metricNames } from './metricNames.ts';
import { createServerMetrics } from './serverMetrics.ts';

it('ids of routes and operations need no escaping as labels', () => {
  const all = Object.values({ ...metricNames.routes, ...metricNames.operations });
  expect(all.length).toBeGreaterThan(180);
  expect(all.filter((id) => !/^\w+$/.test(id))).toEqual([]);
});

it('what a player writes into an address is in no label', () => {
  const metrics = createServerMetrics(() => 1_000);
  metrics.release('r1', metricNames);
  metrics.request('/rng/', 200, 0.01, 'kept');
  metrics.request('/app-shell', 200, 0.01, 'shell');
  metrics.request('/', 304, 0.01, 'kept');
  metrics.request('/0812345678"}', 404, 0.2, 'rendered');
  metrics.request('/health/access', 204, 0.001, undefined);
  metrics.call('GET', 'https://api.example/wps/x?name=somchai', '4xx', 0.1);
  const path = Object.keys(metricNames.operations).find((each) => each.startsWith('GET '));
  metrics.call('GET', `https://api.example${path?.slice(4)}?name=somchai`, '2xx', 0.1);
  metrics.release('r2', metricNames);
  const text = metrics.text();
  expect(text).not.toMatch(/0812345678|somchai|\/rng/);
  for (const line of [
    'kinnari_requests_total{route="rng",status="200"} 1',
    'kinnari_requests_total{route="app_shell",status="200"} 1',
    'kinnari_requests_total{route="home",status="304"} 1',
    'kinnari_requests_total{route="none",status="404"} 1',
    'kinnari_requests_total{route="health",status="204"} 1',
    'kinnari_document_seconds_bucket{document="rendered",le="0.2"} 1',
    'kinnari_document_seconds_count{document="kept"} 2',
    'kinnari_platform_calls_total{operation="none",outcome="4xx"} 1',
    `kinnari_platform_answer_timestamp_seconds{operation="${metricNames.operations[path ?? '']}"} 1`,
    'kinnari_release_info{release="r1"} 0',
    'kinnari_release_info{release="r2"} 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
});
