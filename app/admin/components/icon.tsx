import { Drawing, PATHS as OF_BOTH } from "../../components/icon.tsx";

/** Admin only, to keep public pages light. */
const PATHS = {
  ...OF_BOTH,
  answers: "M4 4h16v12H10l-5 5v-5H4ZM8 8h8M8 12h5",
  calendar: "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5",
  chart: "M4 3v18h17M8 17v-5M13 17V7M18 17v-8",
  copy: "M8 8h13v13H8zM5 16H3V3h13v2",
  dashboard: "M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z",
  eye: "M2 12q10-14 20 0q-10 14-20 0ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  download: "M12 3v12M6 10l6 6 6-6M4 21h16",
  inbox: "M3 13l3-9h12l3 9v7H3zM3 13h6a3 3 0 0 0 6 0h6",
  import: "M12 15V3M6 8l6-6 6 6M4 14v7h16v-7",
  "eye off": "M2 12q10-14 20 0q-10 14-20 0ZM4 20L20 4",
  filter: "M3 4h18l-7 9v7l-4-2v-5Z",
  flag: "M5 22V3h14l-4 5 4 5H5",
  key: "M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 11h10v4M18 11v3",
  page: "M5 2h14v20H5zM9 7h6M9 11h6M9 15h4",
  picture: "M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4M16 9h.5",
  people: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 21a7 7 0 0 1 14 0M16 4a4 4 0 0 1 0 7M18 14a7 7 0 0 1 4 7",
  person: "M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM3 22a9 9 0 0 1 18 0",
  mobile: "M7 2h10v20H7zM11 18h2",
  pencil: "M4 20l1-5L16 4l4 4L9 19ZM13 7l4 4",
  outside: "M14 4h6v6M20 4L10 14M18 14v6H4V6h6",
  print: "M6 9V3h12v6M6 17H3V9h18v8h-3M7 14h10v7H7z",
  restore: "M4 10h10a5 5 0 0 1 0 10H8M9 5l-5 5 5 5",
  select: "M3 3h18v18H3zM7 12l4 4 6-8",
  screen: "M3 4h18v12H3zM8 21h8M12 16v5",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => <Drawing path={PATHS[name]} />;
