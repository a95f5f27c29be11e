import { useId } from "react";
import { href } from "react-router";
import type { AdminEssentialLink } from "../../../shared/essential-links/essential-links.schema.ts";
import {
  ESSENTIAL_LINK_COPY,
  ESSENTIAL_LINK_ERRORS,
  ESSENTIAL_LINK_LABELS,
  ESSENTIAL_LINK_LIMITS,
} from "../../../shared/essential-links/essential-links.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { toDialledNumber } from "../../../shared/validation/phone.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ChoiceField } from "../components/choice-field.tsx";
import { Dialog } from "../components/dialog.tsx";
import { createCrudActions } from "../crud/crud-actions.ts";
import {
  CrudCard,
  type CrudCardProps,
  CrudCards,
  type CrudCardsProps,
  CrudForm,
  type CrudFormProps,
  CrudPage,
} from "../crud/crud-page.tsx";
import { openButton, revalidateUnlessOpening, useOpenItem } from "../hooks/use-url-dialog.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

export const meta = () => pageMeta("Manage Essential Links");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => essentialLinks.load(request);

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => essentialLinks.act(request);

export default function EssentialLinks({ loaderData: links }: Route.ComponentProps) {
  return (
    <CrudPage
      title={t("Manage Essential Links")}
      doing={[t("Add New Link"), t("Edit Link")]}
      draft="essential-links"
      copy={ESSENTIAL_LINK_COPY}
      items={links}
      form={LinkForm}
      listTitle={t("Essential Links")}
      importer={href("/admin/essential-links/import")}
      list={(cards) => <LinkList {...cards} />}
    />
  );
}

const essentialLinks = createCrudActions({
  kind: "essential link",
  path: "/api/essential-links",
  rules: async () => (await import("../../../shared/essential-links/essential-links.schema.ts")).essentialLinkForm,
  sentences: ESSENTIAL_LINK_ERRORS,
  copy: ESSENTIAL_LINK_COPY,
  read: (form) => ({ ...Object.fromEntries(form), number: toDialledNumber(String(form.get("number") ?? "")) }),
  // A deletion that fails has fixed words here (docs/reference/product.md, 6.3).
  reasonedDeletion: [],
  // Specified for this screen.
  time: 3000,
});

const DESCRIPTION = countCharactersIn(ESSENTIAL_LINK_ERRORS, ESSENTIAL_LINK_LIMITS, "description-too-long");
const DESCRIPTION_ML = countCharactersIn(ESSENTIAL_LINK_ERRORS, ESSENTIAL_LINK_LIMITS, "description_ml-too-long");

const LinkForm = (props: CrudFormProps<AdminEssentialLink>) => (
  <CrudForm {...props} kind="essential link" name={t("Link")} first="number">
    {(field) => (
      <>
        <ChoiceField label={ESSENTIAL_LINK_COPY.labels.label} {...field("label")}>
          {ESSENTIAL_LINK_LABELS.map((label) => (
            <option key={label} value={label}>
              {ESSENTIAL_LINK_COPY.kinds[label]}
            </option>
          ))}
        </ChoiceField>
        <Field label={ESSENTIAL_LINK_COPY.labels.number} inputMode="numeric" autoComplete="off" {...field("number")} />
        <Field label={ESSENTIAL_LINK_COPY.labels.description} limit={DESCRIPTION} {...field("description")} />
        <Field label={t("The same in Malayalam")} optional limit={DESCRIPTION_ML} {...field("description_ml")} />
      </>
    )}
  </CrudForm>
);

function LinkList(cards: Pick<CrudCardsProps<AdminEssentialLink>, "items" | "onEdit">) {
  const { opened, open, close } = useOpenItem(cards.items);
  return (
    <>
      <CrudCards {...cards} none={t("No essential links yet.")} focus="h3 button">
        {(card) => <Card {...card} onOpen={() => open(card.item)} />}
      </CrudCards>
      {opened && (
        <Dialog title={t("Link Details")} openedBy={openButton(opened.id)} onClose={close}>
          <dl className="facts">
            <dt>{ESSENTIAL_LINK_COPY.labels.label}</dt>
            <dd>{ESSENTIAL_LINK_COPY.kinds[opened.label]}</dd>
            <dt>{ESSENTIAL_LINK_COPY.labels.number}</dt>
            <dd>{formatPhone(opened.number)}</dd>
            <dt>{ESSENTIAL_LINK_COPY.labels.description}</dt>
            <dd lang={detectLanguage(opened.description)}>{opened.description || ESSENTIAL_LINK_COPY.noDescription}</dd>
            <dt>{t("In Malayalam")}</dt>
            <dd lang={detectLanguage(opened.description_ml)}>
              {opened.description_ml || ESSENTIAL_LINK_COPY.noDescription}
            </dd>
          </dl>
        </Dialog>
      )}
    </>
  );
}

function Card({ onOpen, ...props }: CrudCardProps<AdminEssentialLink> & { onOpen: () => void }) {
  const { id, number, label, description } = props.item;
  const heading = useId();
  const shown = formatPhone(number);
  const what = description ? `${shown}: ${description}` : shown;
  return (
    <CrudCard
      {...props}
      kind="essential link"
      copy={ESSENTIAL_LINK_COPY}
      target={what}
      heading={heading}
      className="card clickable"
    >
      <p className="card-line">{ESSENTIAL_LINK_COPY.kinds[label]}</p>
      <h3 id={heading} className={styles.number}>
        <button id={openButton(id)} type="button" className="card-opener" aria-haspopup="dialog" onClick={onOpen}>
          {shown}
        </button>
      </h3>
      <p className="card-text" lang={detectLanguage(description)}>
        {description || ESSENTIAL_LINK_COPY.noDescription}
      </p>
    </CrudCard>
  );
}
