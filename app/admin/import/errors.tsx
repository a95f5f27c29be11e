import { useEffect, useState } from "react";
import { findDelimiter, type ImportError } from "../../../shared/import/import.ts";
import { Icon } from "../components/icon.tsx";
import { TableHead } from "../components/table-head.tsx";
import { IMPORT_COPY as copy, translateRowError } from "./copy.ts";
import styles from "./page.module.css";

interface Props {
  errors: readonly ImportError[];
  /** That was checked. */
  file: File | undefined;
}

export function Errors({ errors, file }: Props) {
  const cells = useCells(file);
  return (
    <>
      <p className={styles.notice}>
        <Icon name="warning" />
        <span>
          <b>{copy.nothingStored}</b> {copy.correct}
        </span>
      </p>
      <table className={styles.errors}>
        <caption>{copy.errorsByRow}</caption>
        <TableHead of={[copy.row, copy.column, copy.value, copy.whatToCorrect]} />
        <tbody>
          {errors.map(({ row, field, message }) => (
            <tr key={`${row} ${field} ${message}`}>
              <th scope="row">{row}</th>
              <td>{field === "" ? copy.wholeRow : <code>{field}</code>}</td>
              <td className={styles.value}>{cells?.(row, field)}</td>
              <td>{translateRowError(message)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Value of a field in a row of the file; null until it is read. */
type Cells = (row: number, field: string) => string;

function useCells(file: File | undefined): Cells | null {
  const [read, setRead] = useState<{ file: File; cells: Cells }>();
  useEffect(() => {
    let isActive = true;
    if (file) void readCells(file).then((cells) => isActive && setRead({ file, cells }));
    return () => {
      isActive = false;
    };
  }, [file]);
  return read && read.file === file ? read.cells : null;
}

/** Empty where the file is no table. */
async function readCells(file: File): Promise<Cells> {
  const [{ parse }, text] = await Promise.all([import("csv-parse/browser/esm/sync"), file.text()]);
  const options = {
    bom: true,
    delimiter: findDelimiter(text),
    relax_column_count: true,
    skip_records_with_error: true,
  };
  const [header = [], ...rows] = parse(text, options);
  const columns = header.map((column) => column.trim());
  return (row, field) => rows[row - 2]?.[columns.indexOf(field)]?.trim() ?? "";
}
