/** The paths of the icons: a 24 grid, square caps, drawn in the colour of the words beside them. */
const PATHS = {
  answers: "M4 4h16v12H10l-5 5v-5H4ZM8 8h8M8 12h5",
  arrow: "M4 12h15M13 6l6 6-6 6",
  back: "M20 12H5M11 6l-6 6 6 6",
  calendar: "M3 5h18v16H3zM3 10h18M8 2v5M16 2v5",
  chat: "M4 4h16v12H10l-5 5v-5H4Z",
  check: "M4 13l5 5L20 6",
  close: "M5 5l14 14M19 5L5 19",
  copy: "M8 8h13v13H8zM5 16H3V3h13v2",
  dashboard: "M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z",
  eye: "M2 12q10-14 20 0q-10 14-20 0ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  download: "M12 3v12M6 10l6 6 6-6M4 21h16",
  "eye off": "M2 12q10-14 20 0q-10 14-20 0ZM4 20L20 4",
  facebook: "M14 22v-9h3l1-4h-4V7q0-2 2-2h2V2h-3q-5 0-5 5v2H7v4h3v9Z",
  file: "M6 2h8l5 5v15H6zM14 2v6h5",
  horn: "M4 10v4h4l9 5V5l-9 5ZM20 9v6",
  instagram: "M3 3h18v18H3zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 6.5v.6",
  key: "M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 11h10v4M18 11v3",
  leave: "M14 3H5v18h9M10 12h11M17 8l4 4-4 4",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1",
  linkedin: "M3 3h18v18H3zM8 10v7M8 7v.5M12 17v-7M12 13q0-3 2.5-3t2.5 3v4",
  half: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 3v18M12 7.5h5M12 12h8M12 16.5h5",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  menu: "M3 6h18M3 12h18M3 18h18",
  people: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 21a7 7 0 0 1 14 0M16 4a4 4 0 0 1 0 7M18 14a7 7 0 0 1 4 7",
  person: "M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM3 22a9 9 0 0 1 18 0",
  mobile: "M7 2h10v20H7zM11 18h2",
  moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z",
  pencil: "M4 20l1-5L16 4l4 4L9 19ZM13 7l4 4",
  outside: "M14 4h6v6M20 4L10 14M18 14v6H4V6h6",
  phone: "M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 4 5a2 2 0 0 1 2-2Z",
  pin: "M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  plus: "M12 4v16M4 12h16",
  print: "M6 9V3h12v6M6 17H3V9h18v8h-3M7 14h10v7H7z",
  restore: "M4 10h10a5 5 0 0 1 0 10H8M9 5l-5 5 5 5",
  screen: "M3 4h18v12H3zM8 21h8M12 16v5",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14",
  warning: "M12 3l10 18H2zM12 10v5M12 18v.5",
  x: "M4 4l16 16M20 4L4 20",
  youtube: "M2 6h20v12H2zM10 9l5 3-5 3Z",
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside a word, or beside a word that is only heard: it says nothing by itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
