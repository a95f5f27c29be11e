import type { ReactNode } from "react";
import type { Spoken } from "../../../domain/refusals.ts";
import { seenFacts } from "./acts.ts";
import { FactForm } from "./fact-form.tsx";
import type { RowProps } from "./fact-row.tsx";
import { Add, Edit, OpenedRow, type OpenedRowProps } from "./opened-row.tsx";

/** What the rows of one list have in common. */
export interface Listed<Entry> extends RowProps {
  /** What one of them is called. */
  one: "helpline" | "partner";
  list: readonly Entry[];
  /** How many there can be. */
  most: number;
  /** Names the draft of what is typed about one. */
  draftOf: (entry: Entry) => string;
  fields: (entry: Entry | undefined, errors: Spoken["errors"]) => ReactNode;
  /** One of them takes a file. */
  withFile?: true;
}

interface ListedRowProps<Entry> extends Listed<Entry>, Pick<OpenedRowProps, "says" | "acts"> {
  /** The place of the entry; behind all of them for the form that adds one, which stays the same when there is one more. */
  index: number;
  heading: string;
}

/** The key of the row in which one is added. */
export const newKey = (one: "helpline" | "partner") => `${one}-new`;

/** One of a list of facts, or the way to add one. */
export function ListedRow<Entry>(props: ListedRowProps<Entry>) {
  const { one, list, most, draftOf, fields, withFile, index, heading, facts, onClose, ...row } = props;
  const entry = list[index];
  const at = entry ? `${one}-${index}` : newKey(one);
  return (
    <OpenedRow
      {...row}
      at={at}
      heading={heading}
      opens={entry ? <Edit what={heading} /> : list.length < most && <Add what={one} />}
      form={() => (
        <FactForm
          label={entry ? `Edit ${heading}` : `Add ${one}`}
          act={`save ${one}`}
          seen={seenFacts(facts)}
          draft={`campaign:${entry ? draftOf(entry) : at}`}
          hidden={{ index: String(index), list: JSON.stringify(list) }}
          onClose={onClose}
          {...(withFile && { withFile })}
        >
          {(errors) => fields(entry, errors)}
        </FactForm>
      )}
    />
  );
}
