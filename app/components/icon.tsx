export const PATHS = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  back: "M20 12H5M11 6l-6 6 6 6",
  chat: "M4 4h16v12H10l-5 5v-5H4Z",
  check: "M4 13l5 5L20 6",
  close: "M5 5l14 14M19 5L5 19",
  facebook: "M14 22v-9h3l1-4h-4V7q0-2 2-2h2V2h-3q-5 0-5 5v2H7v4h3v9Z",
  file: "M6 2h8l5 5v15H6zM14 2v6h5",
  horn: "M4 10v4h4l9 5V5l-9 5ZM20 9v6",
  instagram: "M3 3h18v18H3zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 6.5v.6",
  leave: "M14 3H5v18h9M10 12h11M17 8l4 4-4 4",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1",
  linkedin: "M3 3h18v18H3zM8 10v7M8 7v.5M12 17v-7M12 13q0-3 2.5-3t2.5 3v4",
  half: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 3v18M12 7.5h5M12 12h8M12 16.5h5",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  menu: "M3 6h18M3 12h18M3 18h18",
  moon: "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z",
  phone: "M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 4 5a2 2 0 0 1 2-2Z",
  pin: "M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  plus: "M12 4v16M4 12h16",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19",
  warning: "M12 3l10 18H2zM12 10v5M12 18v.5",
  x: "M4 4l16 16M20 4L4 20",
  youtube: "M2 6h20v12H2zM10 9l5 3-5 3Z",
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative. */
export const Icon = ({ name }: { name: IconName }) => <Drawing path={PATHS[name]} />;

export const Drawing = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
