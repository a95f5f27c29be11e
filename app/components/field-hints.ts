import { createContext, useContext } from "react";

/** Hints by field name. */
export const FieldHintsContext = createContext<Readonly<Record<string, string>>>({});

export const useFieldHint = (name: string): string | undefined => useContext(FieldHintsContext)[name];
