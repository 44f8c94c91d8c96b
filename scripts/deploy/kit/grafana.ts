/** What a panel draws, by its title. The last part is the unit of Grafana. */
type Panel = readonly [title: string, kind: 'timeseries' | 'stat', unit: string, ...queries: string[]];

const rate = (metric: string, by: string): string => `sum by (${by}) (rate(${metric}[5m]))`;
const mean = (metric: string, by: string): string => `${rate(`${metric}_sum`, by)} / ${rate(`${metric}_count`, by)}`;
const quantile = (share: number): string =>
  `histogram_quantile(${share}, ${rate('kinnari_document_seconds_bucket', 'le')})`;

const panels: readonly Panel[] = [
  ['Release', 'stat', 'none', 'kinnari_release_info == 1'],
  ['Documents within 500 ms, 1 h', 'stat', 'percentunit', '1 - kinnari:documents_slow:ratio1h'],
  ['Platform answers, 1 h', 'stat', 'percentunit', '1 - kinnari:platform_failed:ratio1h'],
  ['Errors, 1 h', 'stat', 'none', 'sum(increase(kinnari_errors_total[1h]))'],
  ['Requests by route', 'timeseries', 'reqps', rate('kinnari_requests_total', 'route')],
  ['Answers by status', 'timeseries', 'reqps', rate('kinnari_requests_total', 'status')],
  [
    'Documents: rendered, kept, app shell, closed',
    'timeseries',
    'reqps',
    rate('kinnari_document_seconds_count', 'document'),
  ],
  ['Time of documents: median, 95 %', 'timeseries', 's', quantile(0.5), quantile(0.95)],
  ['Time of requests by route', 'timeseries', 's', mean('kinnari_request_seconds', 'route')],
  ['Calls of the platform by outcome', 'timeseries', 'reqps', rate('kinnari_platform_calls_total', 'outcome')],
  [
    'Calls that failed, by operation',
    'timeseries',
    'reqps',
    rate('kinnari_platform_calls_total{outcome=~"5xx|failed|timeout"}', 'operation'),
  ],
  ['Time of calls by operation', 'timeseries', 's', mean('kinnari_platform_call_seconds', 'operation')],
  ['Age of answers', 'timeseries', 's', 'time() - max by (operation) (kinnari_platform_answer_timestamp_seconds)'],
  ['Delay of the event loop, 99 %', 'timeseries', 's', 'max by (instance) (kinnari_event_loop_delay_p99_seconds)'],
  ['Memory', 'timeseries', 'bytes', 'process_resident_memory_bytes', 'kinnari_heap_bytes'],
  ['Processor', 'timeseries', 'percentunit', 'rate(process_cpu_seconds_total[5m])'],
];

const columns = 4;
const height = 8;
const width = 24 / columns;

/** A dashboard of the renderer of documents for Grafana: import it, and choose the source of the data. */
export const grafanaDashboard = {
  title: 'Kinnari: documents',
  uid: 'kinnari-documents',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
  panels: panels.map(([title, type, unit, ...queries], at) => ({
    id: at + 1,
    title,
    type,
    datasource: { type: 'prometheus', uid: '${source}' },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    gridPos: { x: (at % columns) * width, y: Math.floor(at / columns) * height, w: width, h: height },
    targets: queries.map((expr, query) => ({ refId: 'AB'.charAt(query), expr })),
  })),
};
