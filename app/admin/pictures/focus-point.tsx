import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { Picture } from "../../../shared/pictures/pictures.schema.ts";
import { getDraft } from "../lib/drafts.ts";
import { useFileUrl } from "../lib/urls.ts";
import { SCREEN_COPY } from "./copy.ts";
import styles from "./page.module.css";

interface FocusPointProps {
  picture: Picture;
  /** Form whose hidden fields `focus_x` and `focus_y` hold the point. */
  form: RefObject<HTMLFormElement | null>;
  /** Name of the form's draft. */
  draft: string;
  began: Picture["focus"];
}

const CROPS = [
  { name: t("Card"), look: styles.wide },
  { name: t("Square"), look: styles.square },
  { name: t("Page top"), look: styles.top },
] as const;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const bounded = (per: number) => Math.min(100, Math.max(0, Math.round(per)));

/** Chosen by tap or arrow keys; the crops show it at once. */
export function FocusPoint({ picture: { url, width, height }, form, draft: draftName, began }: FocusPointProps) {
  const src = useFileUrl()(url);
  // A restored draft fills the fields before this is shown.
  const [{ x, y }, setPoint] = useState(() => {
    const draft = getDraft(draftName);
    return draft ? { x: Number(draft["focus_x"] ?? began.x), y: Number(draft["focus_y"] ?? began.y) } : began;
  });
  const move = (to: Picture["focus"]) => {
    setPoint(to);
    for (const [name, value] of [
      ["focus_x", to.x],
      ["focus_y", to.y],
    ] as const) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = String(value);
      // The draft of the form keeps it.
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  const onPress = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width: wide, height: high } = currentTarget.getBoundingClientRect();
    move({ x: bounded(((clientX - left) / wide) * 100), y: bounded(((clientY - top) / high) * 100) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    move({ x: bounded(x + step[0] * by), y: bounded(y + step[1] * by) });
  };
  const position = { objectPosition: `${x}% ${y}%` };
  return (
    <>
      <div className={styles.focus} onPointerUp={onPress}>
        <img src={src} width={width} height={height} alt="" draggable={false} />
        <button
          type="button"
          className={styles.point}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-describedby="focus-help"
          onKeyDown={onKeyDown}
        >
          <span className="visually-hidden">{t("Focus point: {x}% from the left, {y}% from the top", { x, y })}</span>
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {t("{x}% from the left, {y}% from the top", { x, y })}
      </p>
      <p className="quiet" id="focus-help">
        {SCREEN_COPY.focus}
      </p>
      <ul className={styles.crops}>
        {CROPS.map(({ name, look }) => (
          <li key={name}>
            <img className={look} src={src} alt="" style={position} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
