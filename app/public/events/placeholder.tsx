import styles from "./placeholder.module.css";
import boatPreview from "./placeholders/boat.jpg?no-inline";
import boat from "./placeholders/boat.svg?no-inline";
import boatDark from "./placeholders/boat-dark.svg?no-inline";
import busPreview from "./placeholders/bus.jpg?no-inline";
import bus from "./placeholders/bus.svg?no-inline";
import busDark from "./placeholders/bus-dark.svg?no-inline";
import runPreview from "./placeholders/run.jpg?no-inline";
import run from "./placeholders/run.svg?no-inline";
import runDark from "./placeholders/run-dark.svg?no-inline";
import wheelsPreview from "./placeholders/wheels.jpg?no-inline";
import wheels from "./placeholders/wheels.svg?no-inline";
import wheelsDark from "./placeholders/wheels-dark.svg?no-inline";

/** Illustrations for events without pictures. */
const DRAWN = [
  { light: run, dark: runDark, preview: runPreview },
  { light: boat, dark: boatDark, preview: boatPreview },
  { light: bus, dark: busDark, preview: busPreview },
  { light: wheels, dark: wheelsDark, preview: wheelsPreview },
] as const;

/** Neighbours in the list differ. */
const getScene = (id: number) => DRAWN[id % DRAWN.length] ?? DRAWN[0];

/** 1200 × 630; root-relative. */
export const placeholderPreview = (id: number): string => getScene(id).preview;

/** Decorative. Both schemes are in the HTML; the hidden one is not fetched. */
export function Placeholder({ id }: { id: number }) {
  const { light, dark } = getScene(id);
  const shared = { width: 640, height: 400, loading: "lazy", decoding: "async" } as const;
  return (
    <>
      <img className={styles.byDay} src={light} alt="" {...shared} />
      <img className={styles.byNight} src={dark} alt="" {...shared} />
    </>
  );
}
