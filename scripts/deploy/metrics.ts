type MetricType = 'counter' | 'gauge' | 'histogram' | 'summary';
/** Label values of a series, in the order of the labels: ids of our own tables, which need no escaping. */
type Values = readonly (string | number)[];

export interface Metric {
  /** Adds to a counter, or one measurement in seconds to a histogram or a summary. @default 1 */
  readonly add: (values: Values, by?: number) => void;
  /** Sets a gauge. */
  readonly set: (values: Values, value: number) => void;
}

/**
 * Counts in the text format of Prometheus. A package for it takes 18 times as long per request, and the renderer depends on
 * none. A metric has a type, a name, a sentence about it, labels, and the bounds of its buckets where it is a histogram.
 * @param most the largest number of series; what needs further ones is counted by `kinnari_left_out_total` alone
 */
export function createMetrics(most = 600) {
  const families: (() => string)[] = [];
  let size = 0;
  const lineOf = (name: string, labels: readonly string[], value: number): string =>
    `${name}${labels.length === 0 ? '' : `{${labels.join(',')}}`} ${value}\n`;

  function metric(type: MetricType, name: string, help: string, labels: string[] = [], bounds: number[] = []): Metric {
    const series = new Map<string, { readonly values: Values; sum: number; count: number; within: number[] }>();
    const timed = type === 'histogram' || type === 'summary';
    const cost = timed ? bounds.length + (type === 'histogram' ? 3 : 2) : 1;
    const seriesOf = (values: Values) => {
      const key = values.join('\0');
      const known = series.get(key);
      if (known !== undefined) return known;
      if (size + cost > most) {
        leftOut.add([]);
        return undefined;
      }
      size += cost;
      const made = { values, sum: 0, count: 0, within: bounds.map(() => 0) };
      series.set(key, made);
      return made;
    };
    families.push(() => {
      const lines = [...series.values()].map(({ values, sum, count, within }) => {
        const pairs = labels.map((label, at) => `${label}="${values[at]}"`);
        if (!timed) return lineOf(name, pairs, sum);
        const upTo = (le: number | string, value: number) => lineOf(`${name}_bucket`, [...pairs, `le="${le}"`], value);
        const buckets = bounds.map((bound, at) => upTo(bound, within[at] ?? 0)).join('');
        const all = type === 'histogram' ? upTo('+Inf', count) : '';
        return buckets + all + lineOf(`${name}_sum`, pairs, sum) + lineOf(`${name}_count`, pairs, count);
      });
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
    });
    return {
      add(values, by = 1) {
        const one = seriesOf(values);
        if (one === undefined) return;
        one.sum += by;
        one.count += 1;
        for (const [at, bound] of bounds.entries()) if (by <= bound) one.within[at] = (one.within[at] ?? 0) + 1;
      },
      set(values, value) {
        const one = seriesOf(values);
        if (one !== undefined) one.sum = value;
      },
    };
  }

  const leftOut = metric('counter', 'kinnari_left_out_total', 'Measurements without a series: there are too many.');
  leftOut.add([], 0);
  return { metric, text: () => families.map((print) => print()).join('') };
}
