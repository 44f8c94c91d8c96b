import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface ChartTableProps {
  /** The caption. */
  label: string;
  columns: { readonly label: string; readonly value: string };
  values: readonly { readonly key: string; readonly label: string; readonly text: string }[];
}

/** The values of a chart as a table that only screen readers meet. */
export function ChartTable({ label, columns, values }: ChartTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.label}</th>
            <th scope="col">{columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ key, label: name, text }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
