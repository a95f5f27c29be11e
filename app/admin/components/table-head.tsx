/** The columns of a table. */
export const TableHead = ({ of }: { of: readonly string[] }) => (
  <thead>
    <tr>
      {of.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);
