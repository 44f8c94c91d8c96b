import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const seriesIn = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

describe('metrics for Prometheus', () => {
  it('count, set and measure by labels', () => {
    const { metric, text } = createMetrics();
    const requests = metric('counter', 'requests_total', 'Requests.', ['route', 'status']);
    requests.add(['rng', 200]);
    requests.add(['rng', 200]);
    requests.add(['rng', 404], 3);
    const memory = metric('gauge', 'memory_bytes', 'Memory.');
    memory.set([], 5);
    memory.set([], 7);
    const took = metric('histogram', 'took_seconds', 'Time.', ['route'], [0.5, 1]);
    for (const seconds of [0.25, 0.5, 0.75, 2]) took.add(['rng'], seconds);
    const waited = metric('summary', 'waited_seconds', 'Time.', ['route']);
    waited.add(['rng'], 0.5);
    waited.add(['rng'], 1);
    expect(text()).toBe(`# HELP kinnari_left_out_total Measurements without a series: there are too many.
# TYPE kinnari_left_out_total counter
kinnari_left_out_total 0
# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{route="rng",status="200"} 2
requests_total{route="rng",status="404"} 3
# HELP memory_bytes Memory.
# TYPE memory_bytes gauge
memory_bytes 7
# HELP took_seconds Time.
# TYPE took_seconds histogram
took_seconds_bucket{route="rng",le="0.5"} 2
took_seconds_bucket{route="rng",le="1"} 3
took_seconds_bucket{route="rng",le="+Inf"} 4
took_seconds_sum{route="rng"} 3.5
took_seconds_count{route="rng"} 4
# HELP waited_seconds Time.
# TYPE waited_seconds summary
waited_seconds_sum{route="rng"} 1.5
waited_seconds_count{route="rng"} 2
`);
  });

  it('are never more series than allowed, and say what was left out', () => {
    const { metric, text } = createMetrics(20);
    const requests = metric('counter', 'requests_total', 'Requests.', ['route']);
    const took = metric('histogram', 'took_seconds', 'Time.', ['route'], [1]);
    for (let route = 0; route < 10; route += 1) {
      requests.add([route]);
      took.add([route], 0.5);
    }
    const series = seriesIn(text());
    expect(series.length).toBeLessThanOrEqual(20);
    expect(series).toContain('requests_total{route="3"} 1');
    expect(series.find((line) => line.startsWith('kinnari_left_out_total'))).toMatch(/ [1-9]\d*$/);
    requests.add([3]);
    expect(text()).toContain('requests_total{route="3"} 2');
  });
});
