import type { ReactNode } from "react";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { seenFacts } from "./actions.ts";
import { Add, Edit, EditableRow, type EditableRowProps } from "./expanded-row.tsx";
import { FactForm } from "./fact-form.tsx";
import type { RowProps } from "./fact-row.tsx";

export interface Listed<Entry> extends RowProps {
  one: "helpline" | "partner";
  list: readonly Entry[];
  most: number;
  draftOf: (entry: Entry) => string;
  fields: (entry: Entry | undefined, errors: LocalizedErrors["errors"]) => ReactNode;
  withFile?: true;
}

interface ListedRowProps<Entry> extends Listed<Entry>, Pick<EditableRowProps, "says" | "acts"> {
  /** Index of the entry; for the add form a stable index behind all. */
  index: number;
  heading: string;
}

export const newKey = (item: "helpline" | "partner") => `${item}-new`;

export function ListedRow<Entry>(props: ListedRowProps<Entry>) {
  const { one, list, most, draftOf, fields, withFile, index, heading, facts, onClose, ...row } = props;
  const entry = list[index];
  const at = entry ? `${one}-${index}` : newKey(one);
  return (
    <EditableRow
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
