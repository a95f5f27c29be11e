import { useId } from "react";
import { useFetcher } from "react-router";
import type { TestimonialStatus } from "../../../domain/testimonials.limits.ts";
import type { Testimonial } from "../../../domain/testimonials.rules.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { languageOf } from "../../ui/language.ts";
import { confirmed } from "../parts/confirmation.tsx";
import { LastChanged } from "../parts/last-changed.tsx";
import { openButton } from "../parts/over.ts";
import { Switch } from "../parts/switch.tsx";
import styles from "./card.module.css";
import { type Act, DELETE_IT } from "./decide.ts";

interface CardProps {
  testimonial: Testimonial;
  onOpen: () => void;
  /** Told before an act that may take the card away. */
  onAct: () => void;
}

const DELETION = {
  title: "Are you sure?",
  text: "This testimonial will be permanently deleted.",
  verb: DELETE_IT,
};

/** One testimonial: the whole card opens it, its buttons decide. */
export function Card({ testimonial, onOpen, onAct }: CardProps) {
  const { id, version, name, email, designation, title, description, status, is_visible } = testimonial;
  const heading = useId();
  const fetcher = useFetcher({ key: `testimonial ${id}` });
  const busy = fetcher.state !== "idle";

  const act = async (chosen: Act) => {
    if (busy || (chosen === "delete" && !(await confirmed({ ...DELETION, what: `${name}, ${designation}` })))) return;
    onAct();
    const seen = JSON.stringify({ status, is_visible });
    fetcher.submit({ act: chosen, id, version, seen }, { method: "post" });
  };

  return (
    <article className={`card opens ${styles.testimonial}`} aria-labelledby={heading} aria-busy={busy}>
      <h2 id={heading} lang={languageOf(name)}>
        <button id={openButton(id)} type="button" className="card-opener" onClick={onOpen} aria-haspopup="dialog">
          {name}
        </button>
      </h2>
      <p className="card-line">{email}</p>
      <p className="card-line" lang={languageOf(designation)}>
        {designation}
      </p>
      {title && (
        <p className={styles.title} lang={languageOf(title)}>
          {title}
        </p>
      )}
      {/* Who decides about a story reads all of it. */}
      <p className={status === "pending" ? `card-text ${styles.whole}` : "card-text"} lang={languageOf(description)}>
        “{description}”
      </p>
      <LastChanged changed={testimonial.changed} />
      <div className="button-row">
        {status === "approved" && (
          <Switch
            label="On the site"
            on={is_visible === 1}
            states={["Showing", "Hidden"]}
            of={heading}
            busy={busy}
            onChange={() => act(is_visible ? "hide" : "show")}
          />
        )}
        {ACTS[status].map(({ act: offered, label, icon, look }) => (
          <button
            key={label}
            className={`button small ${look}`}
            type="button"
            aria-describedby={heading}
            aria-disabled={busy || undefined}
            // After the first press of a double click another card may stand here.
            onClick={({ detail }) => detail > 1 || act(offered)}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </div>
    </article>
  );
}

interface Offered {
  act: Act;
  label: string;
  icon: IconName;
  look: "" | "outlined" | "outlined danger";
}

const DELETE: Offered = { act: "delete", label: "Delete", icon: "trash", look: "outlined danger" };

/** The acts that a testimonial's state allows, beside the switch (docs/product.md, 4.2). */
const ACTS: Record<TestimonialStatus, readonly Offered[]> = {
  pending: [
    { act: "approve", label: "Approve", icon: "check", look: "" },
    { act: "reject", label: "Reject", icon: "close", look: "outlined" },
  ],
  approved: [DELETE],
  rejected: [{ act: "restore", label: "Restore", icon: "restore", look: "" }, DELETE],
};
