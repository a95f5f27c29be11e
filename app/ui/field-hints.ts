import { createContext, useContext } from "react";

/** What is good to know about fields of a form: a sentence under the name of each of which there is something. */
export const FieldHintsContext = createContext<Readonly<Record<string, string>>>({});

/** What is good to know about a field, if there is anything. */
export const useFieldHint = (name: string): string | undefined => useContext(FieldHintsContext)[name];
